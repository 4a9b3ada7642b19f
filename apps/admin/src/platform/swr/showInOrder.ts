import type { KeyedMutator } from 'swr';

interface Identified {
  id: string;
}

export function inOrder<Item extends Identified>(
  items: readonly Item[],
  ids: readonly string[],
): Item[] {
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}

/** Shows a new order optimistically, until the server responds. */
export function showInOrder<List extends { data: Identified[] }>(
  query: { data: List | undefined; mutate: KeyedMutator<List> },
  ids: readonly string[],
): void {
  const { data } = query;
  if (data) void query.mutate({ ...data, data: inOrder(data.data, ids) }, { revalidate: false });
}
