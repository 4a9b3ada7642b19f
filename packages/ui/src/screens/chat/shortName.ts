/** Created at the first use, because that takes milliseconds. */
let characters: Intl.Segmenter | undefined;

/** Shortens a name for headings and hints. Counts grapheme clusters. */
export function shortName(name: string, most = 40): string {
  if (name.length <= most) return name;
  characters ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const kept = Array.from(characters.segment(name), ({ segment }) => segment);
  return kept.length > most
    ? `${kept
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : name;
}
