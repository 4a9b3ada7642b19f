import type { EmbedPeopleMode } from '@office/vocabulary';

export interface EmbedItem {
  id: string;
  name: string;
  embedKey: string;
  origins: readonly string[];
  people: EmbedPeopleMode;
  /** Null without the button "Talk to us". */
  voiceRoom: EmbedRoom | null;
  meetingRoomIds: readonly string[];
  showTitles: boolean;
  enabled: boolean;
  /** ISO 8601. */
  createdAt: string;
  /** Null if the account was deleted. */
  createdByName: string | null;
  /** ISO 8601. Null if no page has shown it. */
  lastUsedAt: string | null;
}

export interface EmbedRoom {
  id: string;
  name: string;
}

/** Rooms that a widget can show. */
export interface EmbedRooms {
  meetingRooms: readonly (EmbedRoom & { floorName: string })[];
  voiceRooms: readonly EmbedRoom[];
}

export interface EmbedValues {
  name: string;
  origins: string[];
  people: EmbedPeopleMode;
  voiceRoomId: string | null;
  meetingRoomIds: string[];
  showTitles: boolean;
}

/** The form, or the code of a widget for a page. */
export type EmbedEditing =
  | {
      status: 'form';
      /** Null for a new widget. */
      embed: EmbedItem | null;
      /** Null while the rooms are loading. */
      rooms: EmbedRooms | null;
      saving?: boolean | undefined;
      /** Fields that the server rejected. A new array for each response. */
      rejected?: readonly (keyof EmbedValues)[] | undefined;
      error?: string | undefined;
    }
  | { status: 'code'; name: string; code: string };

/** Returns the origin of the URL of a page, or the text if it is not such a URL. */
export function toOrigin(text: string): string {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) ? url.origin : text;
}
