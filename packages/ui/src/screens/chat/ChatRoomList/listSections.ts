import type { ListedRoom } from './ListedRoom.ts';

export interface ListedSection {
  id: string;
  name: string;
  collapsed: boolean;
}

export interface ListSections {
  items: readonly ListedSection[];
  /** The member has the maximum number of sections. */
  limitReached?: boolean;
  /** Omitted fields stay unchanged. */
  onPlace(event: { roomId: string; starred?: boolean; sectionId?: string | null }): void;
  /** Also moves the room into the section, if set. */
  onCreate(event: { name: string; roomId?: string }): void;
  onRename(event: { sectionId: string; name: string }): void;
  onCollapse(event: { sectionId: string; collapsed: boolean }): void;
  /** `by`: number of places, negative towards the start. */
  onMove(event: { sectionId: string; by: number }): void;
  onDelete(event: { sectionId: string }): void;
}

export interface RoomGroup {
  kind: 'favorites' | 'section' | 'rest';
  /** The kind, or the id of the section. */
  key: string;
  section?: ListedSection;
  rooms: readonly ListedRoom[];
}

export function groupKeyOf(
  { starred, sectionId }: Pick<ListedRoom, 'starred' | 'sectionId'>,
  sections: readonly ListedSection[],
): string {
  if (starred) return 'favorites';
  return sections.find(({ id }) => id === sectionId)?.id ?? 'rest';
}

/** Keeps the order. Omits empty favourites and an empty rest unless `withEmpty` is set. */
export function groupRooms(
  rooms: readonly ListedRoom[],
  sections: readonly ListedSection[],
  { withEmpty = false }: { withEmpty?: boolean } = {},
): RoomGroup[] {
  const keys = new Map(rooms.map((room) => [room, groupKeyOf(room, sections)]));
  const listedIn = (key: string) => rooms.filter((room) => keys.get(room) === key);
  const groups: RoomGroup[] = [
    { kind: 'favorites', key: 'favorites', rooms: listedIn('favorites') },
    ...sections.map((section) => ({
      kind: 'section' as const,
      key: section.id,
      section,
      rooms: listedIn(section.id),
    })),
    { kind: 'rest', key: 'rest', rooms: listedIn('rest') },
  ];
  return groups.filter(
    ({ kind, rooms: listed }) => withEmpty || kind === 'section' || listed.length > 0,
  );
}

export const attentionOf = ({ attention, muted, unreadCount }: ListedRoom): number =>
  attention ?? (muted ? 0 : unreadCount);
