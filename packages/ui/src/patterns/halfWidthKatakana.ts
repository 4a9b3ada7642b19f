const fullKatakana =
  'ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u3099\u309A';
const firstHalfWidth = 0xff66;

/** Returns half-width katakana without spaces, which phones cannot type. Keeps other characters. */
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
