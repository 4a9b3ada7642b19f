import { readingPieces, type ReadingPiece } from './reading.ts';

/** Normalises text for comparison: unifies width, hiragana and katakana, and case, and removes spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s/gu, '')
    .replace(/[\u3041-\u3096]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}

export interface KeywordTerm {
  text: string;
  /**
   * Matches readings with this prefix: `taka`, `たk` → タカ. Null if the word is only searched as
   * written.
   */
  reading: string | null;
}

/** Returns terms that match only as written: `mei` does not match メー in メール. */
export function writtenTerms(terms: readonly KeywordTerm[]): KeywordTerm[] {
  return terms.map(({ text }) => ({ text, reading: null }));
}

export function keywordTerms(keyword: string): KeywordTerm[] {
  return keyword
    .split(/\s+/u)
    .map(foldText)
    .filter(Boolean)
    .map((text) => ({ text, reading: readingPattern(text) }));
}

/**
 * Creates a matcher with the same semantics as the server's search: one text contains the whole keyword, or
 * each word matches a text literally or by reading. An empty keyword matches everything.
 */
export function keywordMatcher(
  keyword: string,
): (texts: readonly (string | null | undefined)[]) => boolean {
  const foldedKeyword = foldText(keyword);
  const terms = keywordTerms(keyword).map(({ text, reading }) => ({
    text,
    reading: reading === null ? null : new RegExp(reading, 'u'),
  }));
  return (texts) => {
    const folded = texts.map((text) => foldText(text ?? ''));
    return (
      folded.some((text) => text.includes(foldedKeyword)) ||
      terms.every((term) =>
        folded.some((text) => text.includes(term.text) || (term.reading?.test(text) ?? false)),
      )
    );
  };
}

/** A range in UTF-16 code units; `end` is exclusive. */
export interface KeywordMark {
  start: number;
  end: number;
}

/** Matching ranges in order, which do not overlap or touch. Words match literally or by reading. */
export function keywordMarks(text: string, terms: readonly KeywordTerm[]): KeywordMark[] {
  const { folded, starts, ends } = foldWithOffsets(text);
  const found = terms.flatMap(({ text: word, reading }) => {
    const written = placesOf(folded, word);
    const isRomaji = reading !== null && /[a-z]/u.test(word);
    const pieces = written.length > 0 || !isRomaji ? null : readingPieces(word);
    if (!pieces) return written;
    const { untyped } = pieces.at(-1)!;
    return findReadingRanges(folded, pieces).map(({ start, end }) => {
      const isLong = untyped !== undefined && endsLong(text.slice(ends[end - 1]), untyped);
      return { start, end: isLong ? end + 1 : end };
    });
  });
  const marks = found
    .filter(({ start, end }) => end > start)
    .map(({ start, end }) => ({ start: starts[start]!, end: ends[end - 1]! }))
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
  return marks.reduce<KeywordMark[]>((joined, mark) => {
    const last = joined.at(-1);
    if (!last || mark.start > last.end) return [...joined, mark];
    last.end = Math.max(last.end, mark.end);
    return joined;
  }, []);
}

function placesOf(folded: string, word: string): KeywordMark[] {
  const places: KeywordMark[] = [];
  if (word === '') return places;
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
    places.push({ start: at, end: at + word.length });
  }
  return places;
}

/** Matches an untyped long vowel only if further letters follow. */
function findReadingRanges(folded: string, pieces: readonly ReadingPiece[]): KeywordMark[] {
  const reading = pieces.map(({ pattern, untyped }, at) =>
    untyped !== undefined && at < pieces.length - 1 ? `${pattern}${untyped}??` : pattern,
  );
  const places = folded.matchAll(new RegExp(reading.join(''), 'gu'));
  return [...places].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
}

/** Whether only a long vowel follows: `ito` marks all of いとう, but `me` only メ of メール. */
function endsLong(rest: string, untypedLengthening: string): boolean {
  const [next = ''] = rest;
  return (
    new RegExp(`^${untypedLengthening}$`, 'u').test(foldText(next)) &&
    !/^[ぁ-ゖァ-ヺーｦ-ﾟ]/u.test(rest.slice(1))
  );
}

const letters = /[^][\p{M}\uff9e\uff9f\u3099\u309a]*/uy;

/** Fast path of `foldText` for single letters. Returns 0 if the letter needs full normalisation. */
function foldedCode(code: number): number {
  if (code > 0x20 && code < 0x7f) return code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
  if (code >= 0x3041 && code <= 0x3096) return code + 0x60;
  const isPlain = (code >= 0x30a1 && code <= 0x30fc) || (code >= 0x4e00 && code <= 0x9fff);
  return isPlain ? code : 0;
}

const mayCombine = (code: number) => code >= 0x300 && foldedCode(code) === 0;

function foldWithOffsets(text: string): { folded: string; starts: number[]; ends: number[] } {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (let at = 0; at < text.length;) {
    const code = foldedCode(text.charCodeAt(at));
    if (code !== 0 && !mayCombine(text.charCodeAt(at + 1))) {
      folded += String.fromCharCode(code);
      starts.push(at);
      at += 1;
      ends.push(at);
      continue;
    }
    letters.lastIndex = at;
    const letter = letters.exec(text)![0];
    const part = foldText(letter);
    folded += part;
    for (let each = 0; each < part.length; each += 1) {
      starts.push(at);
      ends.push(at + letter.length);
    }
    at += letter.length;
  }
  return { folded, starts, ends };
}

function readingPattern(word: string): string | null {
  const pieces = readingPieces(word);
  if (!pieces) return null;
  return pieces.map(({ pattern, untyped }) => pattern + (untyped ? `${untyped}?` : '')).join('');
}
