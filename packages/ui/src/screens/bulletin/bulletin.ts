import type { BulletinPosting } from '@office/vocabulary';
import type { PersonNames } from '../../patterns/PersonName.tsx';
import type { Reaction } from '../../patterns/Reactions/index.ts';

export interface BulletinBoardItem {
  id: string;
  name: string;
  description: string;
  posting: BulletinPosting;
  /** Accepts neither posts nor comments. */
  closed: boolean;
  mayPost: boolean;
  unreadCount: number;
}

/** Null if the account was deleted. */
export type BulletinAuthor = (PersonNames & { avatarUrl: string | null }) | null;

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
  reactionCount: number;
  createdAt: string;
}

export interface BulletinFile {
  fileKey: string;
  name: string;
  /** Bytes. */
  size: number;
  isPicture: boolean;
  /** Pixels. Null for files other than pictures. */
  width: number | null;
  height: number | null;
}

export interface BulletinComment {
  id: string;
  author: BulletinAuthor;
  content: string;
  createdAt: string;
  edited: boolean;
  isMine: boolean;
}

export interface BulletinPostView {
  title: string;
  boardName: string;
  /** Markdown. */
  content: string;
  author: BulletinAuthor;
  createdAt: string;
  edited: boolean;
  pinned: boolean;
  /** The post accepts no comments. */
  closed: boolean;
  mayEdit: boolean;
  readerCount: number;
  commentCount: number;
  files: readonly BulletinFile[];
  /** Signed URLs of all files of the post, by key. */
  links: Readonly<Record<string, string>>;
  reactions: readonly Reaction[];
}

export interface BulletinReader extends PersonNames {
  id: string;
  avatarUrl: string | null;
  readAt: string;
}

export interface BulletinPostValues {
  boardId: string;
  title: string;
  /** Markdown. */
  content: string;
}
