import { toPlainText } from '@office/vocabulary';

const maxLength = 160;

/** The beginning of a text in Markdown, without its signs, on one line. */
export function excerptOf(markdown: string): string {
  const text = toPlainText(markdown).replace(/\s+/g, ' ').trim();
  const letters = [...text];
  return letters.length > maxLength ? `${letters.slice(0, maxLength - 1).join('')}…` : text;
}
