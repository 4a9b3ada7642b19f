import type { KeyedMutator } from 'swr';

interface Thing {
  id: string;
}

/** Things in the order of some ids; ids of others count for nothing. */
export function inOrder<Item extends Thing>(
  items: readonly Item[],
  ids: readonly string[],
): Item[] {
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}

/** Shows a list as it was put at once; the server's answer settles it. */
export function showInOrder<List extends { data: Thing[] }>(
  query: { data: List | undefined; mutate: KeyedMutator<List> },
  ids: readonly string[],
): void {
  const { data } = query;
  if (data) void query.mutate({ ...data, data: inOrder(data.data, ids) }, { revalidate: false });
}
