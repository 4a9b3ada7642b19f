import type { DeskDecorationKind, DeskNoteTint, DeskSlot } from '@office/vocabulary';

export interface DeskNote {
  id: string;
  author: string;
  text: string;
  tint: DeskNoteTint;
}

export interface DeskMeeting {
  title: string;
  startTime: string;
  over: boolean;
}

export interface DeskContents {
  decorations: { slot: DeskSlot; kind: DeskDecorationKind }[];
  /** Newest first. */
  notes: DeskNote[];
  unread: { channel: number; direct: number; notifications: number };
  /** Today's meetings; undefined if they are not available. */
  meetings: DeskMeeting[] | undefined;
}

export const emptyDesk: DeskContents = {
  decorations: [],
  notes: [],
  unread: { channel: 0, direct: 0, notifications: 0 },
  meetings: undefined,
};
