import { kanjiNamePattern, katakanaNamePattern } from '@office/vocabulary';
import { nonDigits } from './nonDigits.ts';

/**
 * The script patterns allow whitespace and reject the empty string. `katakanaHalfWidth` validates the
 * katakana name of the profile and does not allow spaces.
 */
export const textPatterns = {
  katakana: /^[\u30A1-\u30FA\u30FC-\u30FF\uFF66-\uFF9F\s]+$/u,
  katakanaOrLatin: /^[\u30A1-\u30FA\u30FC-\u30FF\uFF66-\uFF9F\p{Script=Latin}\s]+$/u,
  kanji: /^[\p{Script=Han}〆\s]+$/u,
  kanjiOrLatin: kanjiNamePattern,
  latin: /^[\p{Script=Latin}\s]+$/u,
  katakanaHalfWidth: katakanaNamePattern,
  nonDigits,
  lineBreaks: /\r\n|[\n\r\u2028\u2029]/gu,
} as const;

const fullKatakana =
  'ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u3099\u309A';
const firstHalfWidth = 0xff66;

/**
 * Converts hiragana and full-width katakana to half-width katakana and removes spaces, because phones cannot
 * type half-width katakana. Keeps other characters, so that validation can report them.
 */
export function toHalfWidthKatakana(text: string): string {
  return Array.from(text.replace(/\s/gu, '').normalize('NFD'))
    .map((character) => {
      const katakana = /[\u3041-\u3096]/u.test(character)
        ? String.fromCharCode(character.charCodeAt(0) + 0x60)
        : character;
      const index = fullKatakana.indexOf(katakana);
      return index < 0 ? character : String.fromCharCode(firstHalfWidth + index);
    })
    .join('')
    .normalize('NFC');
}
