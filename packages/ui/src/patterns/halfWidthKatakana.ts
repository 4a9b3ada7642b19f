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
