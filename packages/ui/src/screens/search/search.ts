import type { SearchKind } from '@office/vocabulary';
import { icons, type IconGlyph } from '../../primitives/Icon/index.ts';

/** A part of a text that matches, in UTF-16 code units. */
export interface TextMark {
  start: number;
  end: number;
}

/** Plain text, and which parts of it match. */
export interface MarkedString {
  text: string;
  marks: readonly TextMark[];
}

/** The sections of a search: kinds of things, and what is found on the device. */
export type SearchSectionKind = SearchKind | 'RECENT' | 'ACTION';

/** One line of a search. */
export interface SearchItem {
  id: string;
  kind: SearchSectionKind;
  title: MarkedString;
  excerpt?: MarkedString | null;
  /** The room, floor or department that it is in. */
  context?: string | null;
  /** When it was written, or takes place. */
  at?: string | null;
  /** The address of its picture. */
  picture?: string | null;
  /** In place of the kind's icon. */
  icon?: IconGlyph;
  /** The keys that do the same. */
  keys?: readonly string[];
}

/** Things of one kind, the best first. */
export interface SearchSection {
  kind: SearchSectionKind;
  items: readonly SearchItem[];
  /** There are more than these. */
  hasMore?: boolean;
}

/** The kinds of things, and their icons. */
export const sectionIcons = {
  RECENT: icons.history,
  ACTION: icons.jumpUp,
  PERSON: icons.person,
  CHAT_ROOM: icons.chatRoom,
  MESSAGE: icons.directMessage,
  MEETING: icons.onlineMeeting,
  MEETING_ROOM: icons.room,
  VOICE_ROOM: icons.audio,
  FLOOR: icons.floors,
  POST: icons.bulletinBoard,
  NOTIFICATION: icons.notifications,
  SURVEY: icons.surveyForm,
  TUTORIAL: icons.tutorial,
  ARTICLE: icons.help,
} satisfies Record<SearchSectionKind, IconGlyph>;
