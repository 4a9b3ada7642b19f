import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { types } from 'storybook/internal/babel';
import type { CsfEnricher } from 'storybook/internal/types';
import { readEntries, readStoryFile, toExample } from '../packages/ui/src/stories/exampleCode.ts';

const publicNames = join(import.meta.dirname, '../packages/ui/public-names.txt');

/** Adds imports, declarations and handlers to the code that Storybook derives from each story at build time. */
export function completeExamples(enrich: CsfEnricher | undefined): CsfEnricher {
  const entries = readEntries(readFileSync(publicNames, 'utf8'));
  return async (csf, source) => {
    const { body } = csf._ast.program;
    const firstAdded = body.length;
    await enrich?.(csf, source);
    const file = readStoryFile(source._file.code);
    for (const statement of body.slice(firstAdded)) {
      types.traverseFast(statement, (node) => {
        if (!types.isObjectProperty(node) || !types.isIdentifier(node.key, { name: 'code' }))
          return;
        if (types.isStringLiteral(node.value)) {
          node.value.value = toExample(node.value.value, entries, file);
        }
      });
    }
  };
}
