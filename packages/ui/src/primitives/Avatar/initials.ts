const latin = /^[\p{Script=Latin}\d'’.-]+$/u;

/**
 * One or two letters for a name: "Aoi Tanaka" → "AT", "田中 葵" → "田中" has no initials of its
 * own, so Japanese names give their first character. Empty for an empty name.
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
