/** Words that come in one go, such as a pasted column of addresses: separated by commas, semicolons or lines. */
const separators = /[,;、，；\n\r\t]+/;
const orSpaces = /[,;、，；\s]+/;

/** The tags in a text. Where a tag may hold spaces they separate nothing. */
export function readTags(text: string, { spaces = false }: { spaces?: boolean } = {}): string[] {
  return text
    .split(spaces ? separators : orSpaces)
    .map((part) => part.trim().replace(/^<(.*)>$/, '$1'))
    .filter(Boolean);
}

/** Whether a typed text ends a tag. */
export function endsTag(text: string, { spaces = false }: { spaces?: boolean } = {}): boolean {
  return (spaces ? separators : orSpaces).test(text);
}

/** The tags with others behind them, none of them twice: upper and lower case count as one. */
export function joinTags(tags: readonly string[], added: readonly string[]): string[] {
  const known = new Set(tags.map((tag) => tag.toLowerCase()));
  const fresh = added.filter((tag) => {
    const key = tag.toLowerCase();
    return !known.has(key) && known.add(key);
  });
  return [...tags, ...fresh];
}
