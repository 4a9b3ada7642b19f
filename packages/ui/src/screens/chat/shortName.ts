const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A name as it stands in a heading or a hint: the whole of it is shown elsewhere. */
export function shortName(name: string, most = 40): string {
  const kept = Array.from(characters.segment(name), ({ segment }) => segment);
  return kept.length > most
    ? `${kept
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : name;
}
