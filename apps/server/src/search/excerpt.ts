import type { Schemas } from '@office/api';
import { keywordMarks, type KeywordTerm } from '@office/vocabulary';

type MarkedText = Schemas['MarkedText'];

/** Length of an excerpt, and of its part before the first mark, in characters. */
const length = 160;
const lead = 32;

export function mark(text: string, terms: readonly KeywordTerm[]): MarkedText {
  return { text, marks: keywordMarks(text, terms) };
}

export function excerptOf(text: string, terms: readonly KeywordTerm[]): MarkedText {
  const line = text.replace(/\s+/gu, ' ').trim();
  const marks = keywordMarks(line, terms);
  if (line.length <= length) return { text: line, marks };
  const first = marks[0]?.start ?? 0;
  const from = characterBoundary(line, first <= lead * 2 ? 0 : first - lead);
  const to = characterBoundary(line, Math.min(line.length, from + length));
  const before = from > 0 ? '…' : '';
  const shift = before.length - from;
  return {
    text: `${before}${line.slice(from, to)}${to < line.length ? '…' : ''}`,
    marks: marks
      .filter(({ start, end }) => end > from && start < to)
      .map(({ start, end }) => ({
        start: Math.max(start, from) + shift,
        end: Math.min(end, to) + shift,
      })),
  };
}

/** Returns the index, or the one before if it would split a surrogate pair. */
function characterBoundary(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}
