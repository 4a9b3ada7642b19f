// Converts kana and romaji (Hepburn and Kunrei) to regular expressions for readings.

const vowels = ['a', 'i', 'u', 'e', 'o'] as const;
type Vowel = (typeof vowels)[number];

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

/** Regular expressions for irregular syllables in Hepburn and Kunrei. */
const irregularSyllables: Record<string, string> = {
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
  ...Object.entries(irregularSyllables),
]);

/** Incomplete syllables, whose vowel is not typed yet. */
const incompleteSyllables = new Map([
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

/** Kana that continue a long vowel. */
const lengthening: Record<Vowel, string> = {
  a: '[アー]',
  i: '[イー]',
  u: '[ウー]',
  e: '[エイー]',
  o: '[ウオー]',
};
const lengtheners: Record<Vowel, string> = { a: 'a', i: 'i', u: 'u', e: 'ei', o: 'ou' };
/** Kana of a long vowel that is not typed: `ito` also matches イトウ, and `me` メー. */
const untypedLengthening: Record<Vowel, string> = { ...lengthening, e: '[エー]' };

const circumflexed: Record<string, string> = {
  ...{ ā: 'aa', ī: 'ii', ū: 'uu', ē: 'ee', ō: 'oo' },
  ...{ â: 'aa', î: 'ii', û: 'uu', ê: 'ee', ô: 'oo' },
};

export interface ReadingPiece {
  letters: number;
  pattern: string;
  /** Long vowel kana that may follow without being typed. */
  untyped?: string;
  vowel?: Vowel | null;
}

/**
 * Splits a word into pieces of its reading. Returns null if the word is not a valid reading.
 * @param word folded: Latin letters, katakana, or both during input method composition
 */
export function readingPieces(word: string): ReadingPiece[] | null {
  const typed = word.replace(/[āīūēōâîûêô]/gu, (vowel) => circumflexed[vowel]!).replace(/’/gu, "'");
  if (!/^[a-zァ-ヶー'-]+$/u.test(typed) || /^[ー'-]/u.test(typed)) return null;
  const pieces: ReadingPiece[] = [];
  let vowel: Vowel | null = null;
  for (let at = 0; at < typed.length;) {
    const piece = nextPiece(typed.slice(at), vowel, typed[at - 1]);
    if (!piece) return null;
    pieces.push(piece);
    vowel = piece.vowel ?? null;
    at += piece.letters;
  }
  return pieces;
}

function nextPiece(
  rest: string,
  before: Vowel | null,
  last: string | undefined,
): ReadingPiece | null {
  const [first = '', second = '', third = ''] = rest;
  if (first === 'ー' || first === '-') return { letters: 1, pattern: '[アイウエオー]?' };
  if (/[ァ-ヶ]/u.test(first)) return { letters: 1, pattern: first };
  if (before && lengtheners[before].includes(first)) {
    return { letters: 1, pattern: lengthening[before], vowel: before };
  }
  // For example Ohta, Itoh, Yuhki.
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

/** An n is ン before a consonant and may be ン before a vowel, as in shinichi. */
function afterN(second: string, third: string, last: string | undefined): ReadingPiece | null {
  const isSecondN = last === 'n';
  if (second === "'") return { letters: 2, pattern: 'ン' };
  if (second === 'n')
    return { letters: third === '' || !/[aiueoy]/.test(third) ? 2 : 1, pattern: 'ン' };
  const vowel = vowels.find((each) => each === second);
  if (vowel) {
    const [withN, alone] = [rows.n![vowels.indexOf(vowel)]!, irregularSyllables[vowel]!];
    const pattern = `(?:${withN}|${isSecondN ? '' : 'ン'}${alone})`;
    return { letters: 2, pattern, untyped: untypedLengthening[vowel], vowel };
  }
  const glide = smallKana[third as keyof typeof smallKana];
  if (second === 'y' && glide) {
    const vowel = third as Vowel;
    const alone = irregularSyllables[`y${third}`]!;
    const pattern = `(?:ニ${glide}|${isSecondN ? '' : 'ン'}${alone})`;
    return { letters: 3, pattern, untyped: untypedLengthening[vowel], vowel };
  }
  const isOver = second === '' || (second === 'y' && third === '');
  return isOver ? null : { letters: 1, pattern: 'ン' };
}

function syllable(rest: string): ReadingPiece | null {
  for (const letters of [3, 2, 1]) {
    const kana = syllables.get(rest.slice(0, letters));
    const vowel = vowels.find((each) => each === rest[letters - 1]);
    if (kana && vowel) return { letters, pattern: kana, untyped: untypedLengthening[vowel], vowel };
  }
  const kana = incompleteSyllables.get(rest);
  return kana ? { letters: rest.length, pattern: kana } : null;
}
