// Searching texts by what people type: names in kanji, their readings in kana or in the alphabet.

const vowels = ['a', 'i', 'u', 'e', 'o'] as const;
type Vowel = (typeof vowels)[number];

/** The kana of each consonant, in the order of the vowels. */
const rows: Record<string, string> = {
  k: 'カキクケコ',
  s: 'サシスセソ',
  t: 'タチツテト',
  n: 'ナニヌネノ',
  h: 'ハヒフヘホ',
  m: 'マミムメモ',
  r: 'ラリルレロ',
  l: 'ラリルレロ',
  g: 'ガギグゲゴ',
  z: 'ザジズゼゾ',
  d: 'ダヂヅデド',
  b: 'バビブベボ',
  p: 'パピプペポ',
};

/** Syllables that are no single kana of a row, Hepburn and Kunrei alike; as regular expressions. */
const ownSyllables: Record<string, string> = {
  ...{ a: 'ア', i: 'イ', u: 'ウ', e: 'エ', o: '[オヲ]' },
  ...{ ya: 'ヤ', yu: 'ユ', ye: 'イェ', yo: 'ヨ' },
  ...{ wa: 'ワ', wi: '(?:ウィ|ヰ)', we: '(?:ウェ|ヱ)', wo: '(?:ヲ|ウォ)' },
  ...{ shi: 'シ', chi: 'チ', tsu: 'ツ', fu: 'フ', ji: '[ジヂ]', dzu: '[ズヅ]' },
  ...{ zi: '[ジヂ]', zu: '[ズヅ]', ti: '(?:チ|ティ)', tu: '(?:ツ|トゥ)' },
  ...{ di: '(?:ヂ|ディ)', du: '(?:ヅ|ドゥ)' },
  ...{ fa: 'ファ', fi: 'フィ', fe: 'フェ', fo: 'フォ' },
  ...{ tsa: 'ツァ', tsi: 'ツィ', tse: 'ツェ', tso: 'ツォ' },
  ...{ va: '(?:ヴァ|バ)', vi: '(?:ヴィ|ビ)', vu: '[ヴブ]', ve: '(?:ヴェ|ベ)', vo: '(?:ヴォ|ボ)' },
};

/** The kana before a small ャ, ュ, ェ or ョ. */
const contracted: Record<string, string> = {
  ...{ ky: 'キ', sy: 'シ', ty: 'チ', ny: 'ニ', hy: 'ヒ', my: 'ミ', ry: 'リ', ly: 'リ' },
  ...{ gy: 'ギ', zy: '[ジヂ]', dy: 'ヂ', by: 'ビ', py: 'ピ' },
  ...{ sh: 'シ', ch: 'チ', cy: 'チ', j: '[ジヂ]', jy: '[ジヂ]' },
};
const smallKana = { a: 'ャ', u: 'ュ', e: 'ェ', o: 'ョ' } as const;

const syllables = new Map([
  ...Object.entries(rows).flatMap(([consonant, kana]) =>
    vowels.map((vowel, index): [string, string] => [consonant + vowel, kana[index]!]),
  ),
  ...Object.entries(contracted).flatMap(([consonant, kana]) =>
    Object.entries(smallKana).map(([vowel, small]): [string, string] => [
      consonant + vowel,
      kana + small,
    ]),
  ),
  ...Object.entries(ownSyllables),
]);

/** A syllable of which the vowel is not typed yet. */
const begun = new Map([
  ...Object.entries(rows).map(([consonant, kana]): [string, string] => [consonant, `[${kana}]`]),
  ...Object.entries(contracted),
  ...Object.entries({ k: 'カキクケコ', s: 'サシスセソ', t: 'タチツテト', p: 'パピプペポ' }).map(
    ([consonant, kana]): [string, string] => [consonant, `[ッ${kana}]`],
  ),
  ...Object.entries({
    z: '[ザジズゼゾヂヅ]',
    c: '[チッ]',
    ts: 'ツ',
    tc: 'ッ',
    f: 'フ',
    dz: '[ズヅ]',
  }),
  ...Object.entries({ y: '[ヤユヨ]', w: '[ワヲヰヱウ]', v: '[ヴバビブベボ]', m: '[ンマミムメモ]' }),
  ...Object.entries({ n: '[ンナニヌネノ]', ny: '(?:ニ|ン[ヤユヨ])' }),
]);

/** How a long vowel goes on in kana. */
const lengthening: Record<Vowel, string> = {
  a: '[アー]',
  i: '[イー]',
  u: '[ウー]',
  e: '[エイー]',
  o: '[ウオー]',
};
/** The letters that lengthen the vowel before them. */
const lengtheners: Record<Vowel, string> = { a: 'a', i: 'i', u: 'u', e: 'ei', o: 'ou' };
/** How it may go on where nothing is typed for it: ito is イトウ, too, and me メー. */
const unsaid: Record<Vowel, string> = { ...lengthening, e: '[エー]' };

const circumflexed: Record<string, string> = {
  ...{ ā: 'aa', ī: 'ii', ū: 'uu', ē: 'ee', ō: 'oo' },
  ...{ â: 'aa', î: 'ii', û: 'uu', ê: 'ee', ô: 'oo' },
};

/**
 * The one spelling under which texts are compared: full-width and half-width are the same, as are hiragana
 * and katakana, capitals and small letters, with spaces and without.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s/gu, '')
    .replace(/[\u3041-\u3096]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}

/** One word of a search. */
export interface KeywordTerm {
  /** As it stands in a folded text. */
  text: string;
  /**
   * The readings that it may be the beginning of, a regular expression for folded texts: `taka`, `たk` →
   * タカ. Null where it is no reading.
   */
  reading: string | null;
}

/** The words of a search: a text is found that has all of them. */
export function keywordTerms(keyword: string): KeywordTerm[] {
  return keyword
    .split(/\s+/u)
    .map(foldText)
    .filter(Boolean)
    .map((text) => ({ text, reading: readingPattern(text) }));
}

/**
 * Makes the test of whether someone is found by a keyword, as the server's searches find them: one of their
 * texts holds all of it, or each of its words stands in one, as it is written or as it is read. An empty one finds
 * everyone.
 */
export function keywordMatcher(
  keyword: string,
): (texts: readonly (string | null | undefined)[]) => boolean {
  const whole = foldText(keyword);
  const terms = keywordTerms(keyword).map(({ text, reading }) => ({
    text,
    reading: reading === null ? null : new RegExp(reading, 'u'),
  }));
  return (texts) => {
    const folded = texts.map((text) => foldText(text ?? ''));
    return (
      folded.some((text) => text.includes(whole)) ||
      terms.every((term) =>
        folded.some((text) => text.includes(term.text) || (term.reading?.test(text) ?? false)),
      )
    );
  };
}

/** A part of a text, in UTF-16 code units; `end` is the first one after it. */
export interface KeywordMark {
  start: number;
  end: number;
}

/**
 * The parts of a text that a keyword finds, in their order: its words as they are written; where none is, as they are
 * read. None overlaps or touches another.
 */
export function keywordMarks(text: string, terms: readonly KeywordTerm[]): KeywordMark[] {
  const { folded, starts, ends } = foldWithPlaces(text);
  const found = terms.flatMap(({ text: word, reading }) => {
    const written = placesOf(folded, word);
    if (written.length > 0 || reading === null || !/[a-z]/u.test(word)) return written;
    const read = [...folded.matchAll(new RegExp(reading, 'gu'))];
    return read.map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
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

/** A letter, and what is written behind it and belongs to it: accents, and the marks of half-width kana. */
const letters = /[^][\p{M}\uff9e\uff9f\u3099\u309a]*/uy;

/**
 * The letter, by its code, that a letter by itself folds into, the way `foldText` does it: ASCII, kana and ideographs,
 * of which long texts consist. 0 for those that need a closer look.
 */
function foldedCode(code: number): number {
  if (code > 0x20 && code < 0x7f) return code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
  if (code >= 0x3041 && code <= 0x3096) return code + 0x60;
  const isPlain = (code >= 0x30a1 && code <= 0x30fc) || (code >= 0x4e00 && code <= 0x9fff);
  return isPlain ? code : 0;
}

/** Whether a sign may belong to the letter before it. */
const mayBelong = (code: number) => code >= 0x300 && foldedCode(code) === 0;

/** A folded text, and at which place of the text each part of it begins and ends. */
function foldWithPlaces(text: string): { folded: string; starts: number[]; ends: number[] } {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (let at = 0; at < text.length;) {
    const code = foldedCode(text.charCodeAt(at));
    if (code !== 0 && !mayBelong(text.charCodeAt(at + 1))) {
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

/** @param word folded: Latin letters, katakana, or both while an input method composes */
function readingPattern(word: string): string | null {
  const typed = word.replace(/[āīūēōâîûêô]/gu, (vowel) => circumflexed[vowel]!).replace(/’/gu, "'");
  if (!/^[a-zァ-ヶー'-]+$/u.test(typed) || /^[ー'-]/u.test(typed)) return null;
  let pattern = '';
  let vowel: Vowel | null = null;
  for (let at = 0; at < typed.length;) {
    const piece = nextPiece(typed.slice(at), vowel, typed[at - 1]);
    if (!piece) return null;
    pattern += piece.pattern;
    vowel = piece.vowel ?? null;
    at += piece.letters;
  }
  return pattern;
}

interface Piece {
  letters: number;
  pattern: string;
  /** The vowel that it ends in, which may be long. */
  vowel?: Vowel | null;
}

function nextPiece(rest: string, before: Vowel | null, last: string | undefined): Piece | null {
  const [first = '', second = '', third = ''] = rest;
  if (first === 'ー' || first === '-') return { letters: 1, pattern: '[アイウエオー]?' };
  if (/[ァ-ヶ]/u.test(first)) return { letters: 1, pattern: first };
  if (before && lengtheners[before].includes(first)) {
    return { letters: 1, pattern: lengthening[before], vowel: before };
  }
  // Ohta, Itoh, Yuhki.
  if (first === 'h' && (before === 'o' || before === 'u') && !/[aiueoyh]/.test(second)) {
    return { letters: 1, pattern: lengthening[before] + (second ? '' : '?') };
  }
  if (first === 'n') return afterN(second, third, last) ?? syllable(rest);
  if (first === 'm' && /[bpm]/.test(second)) return { letters: 1, pattern: 'ン' };
  if (isDoubled(first, second)) return { letters: 1, pattern: 'ッ' };
  return syllable(rest);
}

function isDoubled(first: string, second: string): boolean {
  return (first === second && /[bcdfghjkprstz]/.test(first)) || (first === 't' && second === 'c');
}

/** An n is a syllable of its own before a consonant, and may be one before a vowel: shinichi. */
function afterN(second: string, third: string, last: string | undefined): Piece | null {
  const isSecondN = last === 'n';
  if (second === "'") return { letters: 2, pattern: 'ン' };
  if (second === 'n')
    return { letters: third === '' || !/[aiueoy]/.test(third) ? 2 : 1, pattern: 'ン' };
  const vowel = vowels.find((each) => each === second);
  if (vowel) {
    const [withN, alone] = [rows.n![vowels.indexOf(vowel)]!, ownSyllables[vowel]!];
    const pattern = `(?:${withN}|${isSecondN ? '' : 'ン'}${alone})${unsaid[vowel]}?`;
    return { letters: 2, pattern, vowel };
  }
  const glide = smallKana[third as keyof typeof smallKana];
  if (second === 'y' && glide) {
    const vowel = third as Vowel;
    const alone = ownSyllables[`y${third}`]!;
    const pattern = `(?:ニ${glide}|${isSecondN ? '' : 'ン'}${alone})${unsaid[vowel]}?`;
    return { letters: 3, pattern, vowel };
  }
  const isOver = second === '' || (second === 'y' && third === '');
  return isOver ? null : { letters: 1, pattern: 'ン' };
}

function syllable(rest: string): Piece | null {
  for (const letters of [3, 2, 1]) {
    const kana = syllables.get(rest.slice(0, letters));
    const vowel = vowels.find((each) => each === rest[letters - 1]);
    if (kana && vowel) return { letters, pattern: `${kana}${unsaid[vowel]}?`, vowel };
  }
  const kana = begun.get(rest);
  return kana ? { letters: rest.length, pattern: kana } : null;
}
