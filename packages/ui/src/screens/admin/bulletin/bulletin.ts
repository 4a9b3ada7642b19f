import type { PersonNames } from '../../../patterns/PersonName.tsx';
import type { AdminBulletinPostState, BulletinPosting } from '@office/vocabulary';

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

export interface AdminBulletinBoardValues {
  name: string;
  description: string;
  posting: BulletinPosting;
}

export interface AdminBulletinPostItem {
  id: string;
  board: { id: string; name: string };
  title: string;
  excerpt: string;
  /** Null if the account was deleted. */
  author: (PersonNames & { id: string; avatarUrl: string | null }) | null;
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
