import type { ListedRoom } from './ListedRoom.ts';

export interface ListedSection {
  id: string;
  name: string;
  collapsed: boolean;
}

/** The sections of a list in their order, and their actions. */
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
  onMove(event: { sectionId: string; by: -1 | 1 }): void;
  onDelete(event: { sectionId: string }): void;
}

export interface RoomGroup {
  kind: 'favorites' | 'section' | 'rest';
  section?: ListedSection;
  rooms: readonly ListedRoom[];
}

/** Groups rooms into favourites, sections and the rest, without changing their order. Omits empty favourites. */
export function groupRooms(
  rooms: readonly ListedRoom[],
  sections: readonly ListedSection[],
): RoomGroup[] {
  const known = new Set(sections.map(({ id }) => id));
  const favorites = rooms.filter(({ starred }) => starred);
  const others = rooms.filter(({ starred }) => !starred);
  const rest = others.filter(({ sectionId }) => !sectionId || !known.has(sectionId));
  return [
    ...(favorites.length > 0 ? [{ kind: 'favorites', rooms: favorites } as const] : []),
    ...sections.map((section) => ({
      kind: 'section' as const,
      section,
      rooms: others.filter(({ sectionId }) => sectionId === section.id),
    })),
    ...(rest.length > 0 ? [{ kind: 'rest', rooms: rest } as const] : []),
  ];
}

export const attentionOf = ({ attention, muted, unreadCount }: ListedRoom): number =>
  attention ?? (muted ? 0 : unreadCount);
