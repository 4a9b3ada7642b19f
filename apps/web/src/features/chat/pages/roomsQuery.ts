import type { Schemas } from '@office/api';

export interface RoomsQuery {
  type: Schemas['ChatRoomType'];
  limit: number;
  page?: number;
  keyword?: string;
}

/** Joins pages into one list, latest message first. Removes duplicates of rooms that moved between pages. */
export function joinPages(
  pages: readonly (Schemas['ChatRoomList'] | undefined)[],
): Schemas['ChatRoomSummary'][] {
  const rooms = new Map<string, Schemas['ChatRoomSummary']>();
  for (const page of pages) {
    for (const room of page?.data ?? []) {
      const known = rooms.get(room.id);
      if (!known || known.updatedAt < room.updatedAt) rooms.set(room.id, room);
    }
  }
  return [...rooms.values()].sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
}
