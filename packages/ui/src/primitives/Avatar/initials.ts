const latin = /^[\p{Script=Latin}\d'’.-]+$/u;

/** Lists show the same names repeatedly. */
const known = new Map<string, string>();
const maxKnown = 1000;

/**
 * One or two initials: "Aoi Tanaka" → "AT"; of a Japanese name the first character: "田中 葵" → "田".
 */
export function initials(name: string): string {
  const cached = known.get(name);
  if (cached !== undefined) return cached;
  const found = initialsOf(name);
  if (known.size >= maxKnown) known.clear();
  known.set(name, found);
  return found;
}

function initialsOf(name: string): string {
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
