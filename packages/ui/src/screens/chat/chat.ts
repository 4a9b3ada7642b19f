import type { ChatMentionGroup } from '@office/vocabulary';
import type { MemberCandidate, MemberIdentity } from '../../patterns/MemberPicker/index.ts';
import type { Reaction } from '../../patterns/Reactions/index.ts';

/** The person whose name and picture stand beside something. */
export type ChatPerson = MemberIdentity;

/** A member of the organisation who can be added or written to. */
export type ChatCandidate = MemberCandidate;

/** The time that "today" is measured from, and the zone in which days and times are shown. */
export interface ChatClock {
  /** Epoch ms. */
  now: number;
  /** IANA name; the browser's own without it. */
  timeZone?: string;
}

/** A file of a message. Its addresses are valid for one day. */
export interface ChatAttachment {
  id: string;
  fileName: string;
  /** Bytes. */
  fileSize: number;
  mimeType: string;
  /** The address of the file; absent while it is being fetched. */
  url?: string;
  /** ISO 8601: until when `url` is valid. */
  expiresAt?: string;
  /** `url` is not valid any more. */
  expired?: boolean;
  /** Pixels, of images: their place is kept before they arrive. */
  width?: number | null;
  height?: number | null;
  /** The first pages of a PDF; absent until they are asked for. */
  pages?: ChatPdfPages;
}

/** The preview of a PDF: pictures of its first pages, in order, and the number of all pages. */
export type ChatPdfPages =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'ready'; images: readonly string[]; count: number };

/** The message that another one answers. */
export interface ChatQuote {
  messageId: string;
  /** Null: that person has no account any more. */
  senderName: string | null;
  text: string;
  /** It consists of files. */
  hasFiles?: boolean;
  missedCall?: boolean;
  deleted?: boolean;
}

/** The summary of a thread below its first message. */
export interface ChatThreadSummary {
  replyCount: number;
  /** ISO 8601. */
  lastReplyAt: string;
  /** The member has not seen the latest of them. */
  hasNew?: boolean;
  /** At most five, latest first. */
  people: readonly ChatPerson[];
}

export interface ChatMention {
  userId: string;
  name: string;
  /** Further spellings under which the person is found: a name in kana, a nickname. */
  readings?: readonly string[];
  /** Shown in the suggestions. */
  avatarUrl?: string | null;
  isMe?: boolean;
}

/** The delivery of one's own message to the server. */
export type ChatDelivery =
  | { status: 'sent' }
  /** `waiting`: there is no connection; it goes out by itself. */
  | { status: 'sending'; waiting?: boolean }
  /** `text`: why, in the member's language. */
  | { status: 'failed'; text?: string };

export interface ChatMessage {
  /** Stays the same from sending on: the `clientId`. */
  key: string;
  /** Absent until the server has it. */
  messageId?: string;
  /** Null: that person has no account any more. */
  sender: ChatPerson | null;
  isMine: boolean;
  /** As typed, line breaks included. Empty once deleted. */
  text: string;
  /** No text: the sender called the other, who did not answer. */
  missedCall?: boolean;
  mentions: readonly ChatMention[];
  /** It mentions many: by `@here` or `@all`. */
  mentionedGroup?: ChatMentionGroup;
  attachments: readonly ChatAttachment[];
  reactions: readonly Reaction[];
  replyTo?: ChatQuote;
  thread?: ChatThreadSummary;
  /** ISO 8601. */
  createdAt: string;
  edited?: boolean;
  deleted?: boolean;
  /** Receipts of one's own message: its readers, and the number of other members. */
  readBy?: { names: readonly string[]; of: number };
  delivery: ChatDelivery;
}

/** Members who came into the room, a line between its messages. */
export interface ChatArrival {
  key: string;
  /** ISO 8601. */
  at: string;
  names: readonly string[];
  /** The member who added them; absent where they joined by themselves, or it is not known. */
  addedBy?: string;
}

/** A flow of messages: of a room, or of a thread. One unbroken piece, oldest first. */
export interface ChatFlow {
  messages: readonly ChatMessage[];
  hasOlder: boolean;
  /** One has jumped into the past: there are newer ones that are not here. */
  hasNewer: boolean;
  loadingOlder?: boolean;
  /** The members who joined the room meanwhile, earliest first. */
  arrivals?: readonly ChatArrival[];
  /** The first one that was not read when the room was opened. */
  firstUnreadKey?: string;
  /** How many are not read. */
  unreadCount?: number;
  /** To be shown and marked: a search hit, a link. A new `request` goes there again. */
  target?: { key: string; request: number };
}

/** A file that is being attached to the message being written. */
export interface ComposerFile {
  id: string;
  fileName: string;
  /** Bytes. */
  fileSize: number;
  /** `progress` in per cent; `text` says why, in the member's language. */
  upload:
    | { status: 'uploading'; progress?: number }
    | { status: 'ready' }
    | { status: 'failed'; text?: string };
  /** An object URL of an image. */
  previewUrl?: string;
}
