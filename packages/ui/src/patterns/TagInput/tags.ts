const separators = /[,;、，；\n\r\t]+/;
const orSpaces = /[,;、，；\s]+/;

export function readTags(text: string, { spaces = false }: { spaces?: boolean } = {}): string[] {
  return text
    .split(spaces ? separators : orSpaces)
    .map((part) => part.trim().replace(/^<(.*)>$/, '$1'))
    .filter(Boolean);
}

export function endsTag(text: string, { spaces = false }: { spaces?: boolean } = {}): boolean {
  return (spaces ? separators : orSpaces).test(text);
}

export function joinTags(tags: readonly string[], added: readonly string[]): string[] {
  const known = new Set(tags.map((tag) => tag.toLowerCase()));
  const fresh = added.filter((tag) => {
    const key = tag.toLowerCase();
    return !known.has(key) && known.add(key);
  });
  return [...tags, ...fresh];
}
