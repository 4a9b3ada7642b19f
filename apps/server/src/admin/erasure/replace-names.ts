/** Replaces the name of an erased member. */
export const deletedName = { ja: '削除されたメンバー', en: 'Deleted member' };

/**
 * Replaces full names in a text. Names of one part or fewer than four characters are ignored, because they are also
 * words or parts of other names. For the same reason, a name that continues another word is kept.
 */
export function replaceNames(text: string, names: readonly string[], replacement: string): string {
  const fullNames = names
    .map((name) => name.trim())
    .filter((name) => name.length >= minLength && /\S\s+\S/.test(name))
    .toSorted((one, other) => other.length - one.length);
  return fullNames.reduce((replaced, name) => {
    const pattern = new RegExp(`(?<!${wordCharacter})${escaped(name)}(?!${follower})`, 'gu');
    return replaced.replaceAll(pattern, () => replacement);
  }, text);
}

const minLength = 4;

/** Particles after a name are in Hiragana. */
const wordCharacter = String.raw`[\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}\p{M}\p{N}ー]`;
/** The honorific 様 can follow a name. */
const follower = `(?!様)${wordCharacter}`;

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
