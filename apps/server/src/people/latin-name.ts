import { fromKana } from 'hepburn';

export interface NamedPerson {
  nameKanji: string;
  /** Reading in half-width katakana without spaces. */
  nameKatakana: string;
  nickname: string | null;
  email: string;
}

/** Increase it when the rules change: the server then derives the stored names again at its next start. */
export const latinNameRule = 1;

/**
 * Derives a Latin name from the reading: Hepburn with capitals, without marks for long vowels (サトウ is Sato).
 * The reading has no space, so the border between the names is found by kana in the name, the nickname or the
 * e-mail address. Otherwise the name is one word.
 * @returns null for names in Latin letters and without a valid reading
 */
export function deriveLatinName(person: NamedPerson): string | null {
  const parts = person.nameKanji.split(/[\s・･＝=]+/u).filter(Boolean);
  if (parts.every(isLatin)) return null;
  const kanaParts = parts.map(toKatakana);
  if (parts.every((part, index) => isLatin(part) || isKana(kanaParts[index]!))) {
    return toWords(parts.map((part, index) => (isLatin(part) ? part : kanaParts[index]!)));
  }
  const reading = toKatakana(person.nameKatakana);
  const border = isKana(reading) ? findBorder(reading, kanaParts, person) : null;
  return toWords(border ? [reading.slice(0, border), reading.slice(border)] : [reading]);
}

function toWords(words: readonly string[]): string | null {
  const latin = words.map((word) => (isLatin(word) ? word : romanize(word)));
  return latin.every((word) => word !== null) ? latin.join(' ') : null;
}

const isLatin = (text: string) => /^\p{Script=Latin}[\p{Script=Latin}\p{M}'’.‐-]*$/u.test(text);
const isKana = (text: string) => /^[ァ-ヶー]+$/u.test(text);

function toKatakana(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[ぁ-ゖ]/gu, (kana) => String.fromCodePoint(kana.codePointAt(0)! + 0x60));
}

/** Kana whose romanisation in names differs from the library. */
const nameKana: Record<string, string> = {
  ...{ ヅ: 'ズ', ヂ: 'ジ', ヲ: 'オ', ヰ: 'イ', ヱ: 'エ', ヴュ: 'ビュ', ー: '', ヶ: 'ガ', ヵ: 'カ' },
};

function romanize(kana: string): string | null {
  const pieces = kana
    .replace(/ヴュ|[ヅヂヲヰヱーヶヵ]/gu, (match) => nameKana[match]!)
    // The ウ of Inoue (井上), Matsuura (松浦) and Takenouchi (竹内) begins a word and lengthens no vowel.
    .split(/(?<=ノ)(?=ウ[エチ])|(?<=[ツズ])(?=ウラ)/u);
  const romaji = pieces
    .map((piece, index) => {
      const letters = fromKana(piece).toLowerCase().replaceAll("'", '');
      return shortenVowels(letters, index === pieces.length - 1);
    })
    .join('');
  return /^[a-z]+$/.test(romaji) ? romaji[0]!.toUpperCase() + romaji.slice(1) : null;
}

/** Keeps a final オ after o, as in Tomoo (智雄). */
function shortenVowels(romaji: string, isEnd: boolean): string {
  return romaji.replace(isEnd ? /ou|oo(?!$)/g : /ou|oo/g, 'o').replace(/uu/g, 'u');
}

/** Returns the index in the reading at which the second name begins. */
function findBorder(
  reading: string,
  kanaParts: readonly string[],
  { nameKanji, nickname, email }: NamedPerson,
): number | null {
  const known = [...kanaParts, toKatakana(nickname ?? '')].filter(
    (kana) => kana.length > 1 && kana.length < reading.length && isKana(kana),
  );
  for (const kana of known) {
    if (reading.endsWith(kana)) return reading.length - kana.length;
    if (reading.startsWith(kana)) return kana.length;
  }
  const written = `${nameKanji} ${email.split('@')[0]}`.toLowerCase().match(/[a-z]{2,}/g) ?? [];
  const words = new Set(written.map((word) => shortenVowels(word, true)));
  const borders = Array.from({ length: reading.length - 1 }, (_, index) => index + 1);
  return (
    // The longest family name, so that サトウ|ソウタ is preferred to サト|ウソウタ.
    borders.findLast((border) => {
      const family = romanize(reading.slice(0, border))?.toLowerCase();
      const given = romanize(reading.slice(border))?.toLowerCase();
      if (!family || !given || /[ァィゥェォッャュョヮンー]/u.test(reading[border]!)) return false;
      const forms = [family, given, given + family, given[0]! + family];
      return forms.some((form) => form.length > 1 && words.has(form));
    }) ?? null
  );
}
