import type { AdminBulletinPostState, BulletinPosting } from '@office/vocabulary';

/** A bulletin board, as administrators see it. */
export interface AdminBulletinBoardItem {
  id: string;
  name: string;
  description: string;
  posting: BulletinPosting;
  closed: boolean;
  postCount: number;
  commentCount: number;
  version: number;
}

/** The values of a board's form. */
export interface AdminBulletinBoardValues {
  name: string;
  description: string;
  posting: BulletinPosting;
}

/** A post of whatever board, in the table. */
export interface AdminBulletinPostItem {
  id: string;
  board: { id: string; name: string };
  title: string;
  /** The beginning of its text. */
  excerpt: string;
  /** Null where the account is gone. */
  author: { id: string; nameKanji: string; avatarUrl: string | null } | null;
  pinned: boolean;
  closed: boolean;
  readerCount: number;
  commentCount: number;
  /** ISO 8601. */
  createdAt: string;
  version: number;
}

export interface AdminBulletinPostFilter {
  keyword: string;
  boardId?: string | undefined;
  state?: AdminBulletinPostState | undefined;
}
