import { groupKeyOf, groupRooms, type ListedSection, type ListSections } from './listSections.ts';
import type { ListedRoom } from './ListedRoom.ts';

export interface ListDrag {
  kind: 'room' | 'section';
  /** Room or section id. */
  id: string;
  /** Key of the group below the pointer or chosen with arrow keys. Null outside of the groups. */
  targetKey: string | null;
  inputType: 'pointer' | 'keys';
}

type Placement = Parameters<ListSections['onPlace']>[0];

/** Returns the change that lists a room in a group, or null if it is listed there already. */
export function placementIn(
  room: Pick<ListedRoom, 'roomId' | 'starred' | 'sectionId'>,
  key: string,
  sections: readonly ListedSection[],
): Placement | null {
  const { roomId, starred = false } = room;
  if (groupKeyOf(room, sections) === key) return null;
  if (key === 'favorites') return { roomId, starred: true };
  const sectionId = key === 'rest' ? null : key;
  return { roomId, sectionId, ...(starred ? { starred: false } : {}) };
}

/** Returns by how many places a section moves when it is dropped on a group. 0 outside of the sections. */
export function sectionShift(
  sections: readonly ListedSection[],
  sectionId: string,
  over: string | null,
): number {
  const from = sections.findIndex(({ id }) => id === sectionId);
  const to = sections.findIndex(({ id }) => id === over);
  return from < 0 || to < 0 ? 0 : to - from;
}

/** Returns the key of the group before or after another one, including empty groups. */
export function nextGroup(
  key: string | null,
  by: -1 | 1,
  sections: readonly ListedSection[],
): string | null {
  const keys = groupRooms([], sections, { withEmpty: true }).map((group) => group.key);
  const index = keys.indexOf(key ?? '');
  return keys[index + by] ?? key;
}
