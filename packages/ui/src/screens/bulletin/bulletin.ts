import type { BulletinPosting } from '@office/vocabulary';
import type { Reaction } from '../../patterns/Reactions/index.ts';

/** A board as its readers see it. */
export interface BulletinBoardItem {
  id: string;
  name: string;
  description: string;
  posting: BulletinPosting;
  /** It takes neither posts nor comments. */
  closed: boolean;
  /** The reader writes posts on it. */
  mayPost: boolean;
  unreadCount: number;
}

/** The person who wrote something; null where the account is gone. */
export type BulletinAuthor = { name: string; avatarUrl: string | null } | null;

/** A post in a list. */
export interface BulletinPostItem {
  id: string;
  href: string;
  boardName: string;
  title: string;
  excerpt: string;
  author: BulletinAuthor;
  pinned: boolean;
  closed: boolean;
  read: boolean;
  fileCount: number;
  commentCount: number;
  /** Reactions of all kinds. */
  reactionCount: number;
  /** ISO 8601. */
  createdAt: string;
}

/** A file beside the text of a post. */
export interface BulletinFile {
  fileKey: string;
  name: string;
  /** Bytes. */
  size: number;
  isPicture: boolean;
  /** Pixels, of pictures. */
  width: number | null;
  height: number | null;
}

export interface BulletinComment {
  id: string;
  author: BulletinAuthor;
  content: string;
  /** ISO 8601. */
  createdAt: string;
  edited: boolean;
  /** The reader wrote it. */
  isMine: boolean;
}

/** A post with all that it says. */
export interface BulletinPostView {
  title: string;
  boardName: string;
  /** Markdown. */
  content: string;
  author: BulletinAuthor;
  /** ISO 8601. */
  createdAt: string;
  edited: boolean;
  pinned: boolean;
  /** It takes no comments. */
  closed: boolean;
  /** The reader wrote it. */
  mayEdit: boolean;
  readerCount: number;
  commentCount: number;
  files: readonly BulletinFile[];
  /** Signed addresses of the files beside the text and in it, by their keys. */
  links: Readonly<Record<string, string>>;
  reactions: readonly Reaction[];
}

/** A member who has read a post. */
export interface BulletinReader {
  id: string;
  name: string;
  avatarUrl: string | null;
  /** ISO 8601. */
  readAt: string;
}

/** A post as it is written. */
export interface BulletinPostValues {
  boardId: string;
  title: string;
  /** Markdown. */
  content: string;
}
