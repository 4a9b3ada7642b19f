import { foldText, keywordMatcher } from '@office/vocabulary';
import { japaneseNames } from './japaneseNames.ts';

interface Documented {
  name: string;
  /** Below `src`, such as `primitives/Button`. */
  folder: string;
}

export const japaneseOf = ({ name, folder }: Documented): string =>
  [name, ...folder.split('/').slice(1, -1)].flatMap((part) => japaneseNames[part] ?? []).join(' ');

/** Components with all words of the query. Those whose name begins with the query are first. */
export function searchComponents<Component extends Documented>(
  query: string,
  components: readonly Component[],
): Component[] {
  const start = foldText(query);
  if (start === '') return [];
  const matches = keywordMatcher(query);
  const rank = ({ name }: Documented) => (foldText(name).startsWith(start) ? 0 : 1);
  return components
    .filter((component) => matches([component.folder, japaneseOf(component)]))
    .sort((one, other) => rank(one) - rank(other));
}
