import type { Schemas } from '@office/api';

type Room = Schemas['ChatRoomSummary'];
type Section = Schemas['ChatSection'];

/** Returns the room after the member starred or moved it; the same object for another room. */
export function applyPlacement(
  room: Room,
  { roomId, starred, sectionId }: Schemas['PlaceChatRoomRequest'] & { roomId: string },
): Room {
  if (room.id !== roomId) return room;
  const { starred: wasStarred, sectionId: sectionBefore, ...rest } = room;
  const section = sectionId === undefined ? sectionBefore : sectionId;
  return {
    ...rest,
    ...((starred ?? wasStarred) ? { starred: true } : {}),
    ...(section ? { sectionId: section } : {}),
  };
}

/** Moves a section by a number of places among the sections of its type. */
export function moveSection(
  sections: readonly Section[],
  { sectionId, by }: { sectionId: string; by: number },
): Section[] {
  const type = sections.find(({ id }) => id === sectionId)?.type;
  const sameType = sections.filter((section) => section.type === type);
  const from = sameType.findIndex(({ id }) => id === sectionId);
  const to = from + by;
  if (from < 0 || to < 0 || to >= sameType.length) return [...sections];
  const moved = sameType.toSpliced(from, 1).toSpliced(to, 0, sameType[from]!);
  return [...moved, ...sections.filter((section) => section.type !== type)];
}
