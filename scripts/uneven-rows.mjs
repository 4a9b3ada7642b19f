import { codeFence } from './document-references.mjs';

/** A separator that is not escaped or in code. */
const cellCount = (line) => line.replaceAll(/`[^`]*`/g, '').match(/(?<!\\)\|/g).length - 1;

/** Reports rows with more or fewer cells than the first row of their table. */
export function findUnevenRows(text) {
  let expected = null;
  return text
    .replaceAll(codeFence, '')
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith('|')) {
        expected = null;
        return [];
      }
      const count = cellCount(line);
      expected ??= count;
      return count === expected ? [] : [`${count} cells instead of ${expected}: ${line.trim()}`];
    });
}
