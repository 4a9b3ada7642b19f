import type { ChatMentionGroup, GroupMentionRefusal } from '@office/vocabulary';
import type { MemberCandidate, MemberIdentity } from '../../patterns/MemberPicker/index.ts';
import type { Reaction } from '../../patterns/Reactions/index.ts';

export type ChatPerson = MemberIdentity;

export type ChatCandidate = MemberCandidate;

/** The current time, and the time zone of displayed dates. */
export interface ChatClock {
  /** Epoch ms. */
  now: number;
  /** IANA name. Defaults to the time zone of the browser. */
  timeZone?: string;
}

/** A file of a message. Its URLs are valid for one day. */
export interface ChatAttachment {
  id: string;
  fileName: string;
  /** Bytes. */
  fileSize: number;
  mimeType: string;
  /** Undefined while loading. */
  url?: string;
  expiresAt?: string;
  expired?: boolean;
  /** Pixels, for images. Reserves the space before the image loads. */
  width?: number | null;
  height?: number | null;
  /** Undefined until requested. */
  pages?: ChatPdfPages;
}

/** Preview of a PDF: pictures of the first pages, and the total number of pages. */
export type ChatPdfPages =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'ready'; images: readonly string[]; count: number };

/** Preview of a linked page. All texts are plain text. */
export interface ChatLinkPreview {
  id: string;
  url: string;
  title: string;
  description?: string;
  siteName: string;
  /** `width` and `height` in pixels. */
  picture?: { url: string; width: number; height: number };
}

export interface ChatQuote {
  messageId: string;
  /** Null if the account was deleted. */
  senderName: string | null;
  text: string;
  /** The quoted message has no text, only files. */
  hasFiles?: boolean;
  missedCall?: boolean;
  deleted?: boolean;
}

export interface ChatForwarded {
  /** Null if the account was deleted. */
  senderName: string | null;
  /** Empty if the original has only files. */
  text: string;
  /** Opens the original. Undefined unless the member has access to it. */
  href?: string;
}

export interface ChatThreadSummary {
  replyCount: number;
  lastReplyAt: string;
  /** The thread has replies the member has not seen. */
  hasNew?: boolean;
  /** At most five, latest first. */
  people: readonly ChatPerson[];
}

export interface ChatMention {
  userId: string;
  /** The name in the text of a message. */
  name: string;
  /** Shown instead of the name, such as a Latin name in English. */
  displayName?: string;
  /** Alternative spellings to match, such as a name in kana or a nickname. */
  readings?: readonly string[];
  avatarUrl?: string | null;
  isMe?: boolean;
}

/** Whether the member can mention a group, and how many people each mention notifies. */
export type ChatGroupMentions =
  | { refusal: null; reach: Record<ChatMentionGroup, number> }
  | { refusal: Exclude<GroupMentionRefusal, 'DIRECT'> };

export type ChatDelivery =
  | { status: 'sent' }
  /** `waiting`: sent automatically when the connection is restored. */
  | { status: 'sending'; waiting?: boolean }
  | { status: 'failed'; text?: string };

export interface ChatMessage {
  /** The `clientId`, stable from before the message is stored. */
  key: string;
  /** Undefined until the server has stored the message. */
  messageId?: string;
  /** Null if the account was deleted. A webhook has no profile. */
  sender: (ChatPerson & { bot?: boolean; webhook?: boolean }) | null;
  isMine: boolean;
  /** Raw text with line breaks. Empty once deleted. */
  text: string;
  /** An unanswered call of the sender, without text. */
  missedCall?: boolean;
  mentions: readonly ChatMention[];
  /** Set if the text contains `@here` or `@all`. */
  mentionedGroup?: ChatMentionGroup;
  attachments: readonly ChatAttachment[];
  /** Previews of the first links. They arrive after the message. */
  previews?: readonly ChatLinkPreview[];
  reactions: readonly Reaction[];
  replyTo?: ChatQuote;
  thread?: ChatThreadSummary;
  /** The original of a forwarded message. `text` is then a comment. */
  forwarded?: ChatForwarded;
  createdAt: string;
  edited?: boolean;
  deleted?: boolean;
  /** A room admin deleted the message of another member. */
  deletedByAdmin?: boolean;
  /** Set if the message is pinned. `by` is undefined for former members. */
  pinned?: { by?: string };
  /** Saved for later by the member. */
  saved?: boolean;
  /** ISO 8601 time of the member's reminder. */
  remindAt?: string;
  /** Read receipts of the member's own message: the readers, and the number of other members. */
  readBy?: { names: readonly string[]; of: number };
  delivery: ChatDelivery;
}

/** A line between the messages about a change of the room. Names are null for deleted accounts. */
export type ChatSystemLine = { key: string; at: string } & (
  | { kind: 'joined' | 'left'; names: readonly (string | null)[] }
  | {
      kind: 'added' | 'removed' | 'messageDeleted';
      names: readonly (string | null)[];
      by: string | null;
    }
  /** `from` is null if a direct conversation had no name, `to` if its name was removed. */
  | { kind: 'renamed'; by: string | null; from: string | null; to: string | null }
  | { kind: 'webhookConnected' | 'webhookDisconnected'; by: string | null; webhook: string }
  /** The server disconnected the webhook after failures. */
  | { kind: 'webhookDisabled'; webhook: string }
);

/** Messages of a room or thread: a continuous part of the history, oldest first. */
export interface ChatFlow {
  messages: readonly ChatMessage[];
  hasOlder: boolean;
  /** Newer messages are not loaded, for example after a jump to an old message. */
  hasNewer: boolean;
  loadingOlder?: boolean;
  /** Changes of the room, oldest first. */
  systemLines?: readonly ChatSystemLine[];
  /** The first unread message when the room was opened. */
  firstUnreadKey?: string;
  unreadCount?: number;
  /** The message to scroll to and highlight. A new `request` repeats the jump. */
  target?: { key: string; request: number };
}

export interface ComposerFile {
  id: string;
  fileName: string;
  /** Bytes. */
  fileSize: number;
  /** `progress`: in percent. `text`: the translated error. */
  upload:
    | { status: 'uploading'; progress?: number }
    | { status: 'ready' }
    | { status: 'failed'; text?: string };
  previewUrl?: string;
}
