import { japaneseNames } from '../../packages/ui/src/stories/japaneseNames.ts';
import { docsAddress, documentedFolders } from './pages.ts';

export interface FoundPage {
  name: string;
  /** Below `src`, such as `primitives/Button`. */
  folder: string;
  japanese: string;
  address: string;
}

/** Hiragana and katakana, case, and the width of characters do not matter. */
const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[ぁ-ゖ]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0x60));

const pages = documentedFolders.map(({ folder, name }) => {
  const japanese = [name, ...folder.split('/').slice(1, -1)]
    .map((part) => japaneseNames[part] ?? '')
    .join(' ')
    .trim();
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return {
    page: { name, folder, japanese, address: docsAddress(name) },
    name: normalize(name),
    text: normalize(`${name} ${words} ${folder} ${japanese}`),
  };
});

/** Pages with all words of the query. Those whose name begins with it are first. */
export function searchPages(query: string): FoundPage[] {
  const words = normalize(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const startsWith = ({ name }: { name: string }) => (name.startsWith(words[0]!) ? 0 : 1);
  return pages
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .sort((a, b) => startsWith(a) - startsWith(b))
    .map(({ page }) => page);
}
