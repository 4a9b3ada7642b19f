export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  if (from === to || to < 0 || to >= items.length) return items;
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}
