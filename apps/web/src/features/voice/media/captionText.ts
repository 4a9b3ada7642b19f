import { maxTextLength, visibleTextPattern } from '@office/vocabulary';

/**
 * Splits text into lines of visible characters, as required by the API. Final text becomes several lines;
 * interim text keeps only its end.
 */
export function captionTexts(text: string, { isFinal }: { isFinal: boolean }): string[] {
  const signs = [...visible(text)];
  if (signs.length === 0) return [];
  if (!isFinal) return [signs.slice(-maxTextLength).join('').trim()];
  const parts: string[] = [];
  for (let from = 0; from < signs.length; from += maxTextLength)
    parts.push(
      signs
        .slice(from, from + maxTextLength)
        .join('')
        .trim(),
    );
  return parts.filter((part) => part !== '');
}

function visible(text: string): string {
  const line = text.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S}]+/gu, ' ').trim();
  return visibleTextPattern.test(line)
    ? line
    : line.replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '');
}
