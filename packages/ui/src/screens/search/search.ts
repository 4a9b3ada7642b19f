import type { SearchKind } from '@office/vocabulary';
import { icons, type IconGlyph } from '../../primitives/Icon/index.ts';

/** A matching range in UTF-16 code units. */
export interface TextMark {
  start: number;
  end: number;
}

export interface MarkedString {
  text: string;
  marks: readonly TextMark[];
}

export type SearchSectionKind = SearchKind | 'RECENT' | 'ACTION';

export interface SearchItem {
  id: string;
  kind: SearchSectionKind;
  title: MarkedString;
  excerpt?: MarkedString | null;
  context?: string | null;
  /** When the message was written or the meeting starts. */
  at?: string | null;
  picture?: string | null;
  icon?: IconGlyph;
  keys?: readonly string[];
}

export interface SearchSection {
  kind: SearchSectionKind;
  items: readonly SearchItem[];
  hasMore?: boolean;
}

const sectionIcons: Partial<Record<SearchSectionKind, IconGlyph>> = {
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
};

export const sectionIconOf = (kind: SearchSectionKind) => sectionIcons[kind] ?? icons.file;
