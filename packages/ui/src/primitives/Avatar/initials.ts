const latin = /^[\p{Script=Latin}\d'’.-]+$/u;

/**
 * Returns one or two initials: "Aoi Tanaka" → "AT". Japanese names have no initials, so the first character
 * is used: "田中 葵" → "田". Empty for an empty name.
 */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s　]+/u)
    .filter(Boolean);
  const [first, second] = words;
  if (!first) return '';
  const letter = (word: string) => (Array.from(word)[0] ?? '').toUpperCase();
  return latin.test(first) && second && latin.test(second)
    ? letter(first) + letter(second)
    : letter(first);
}
