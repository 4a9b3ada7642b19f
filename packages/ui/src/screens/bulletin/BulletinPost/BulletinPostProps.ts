import type { Clock } from '../../../patterns/useClock.ts';
import type { BulletinComment, BulletinPostView, BulletinReader } from '../bulletin.ts';

export type BulletinPostState =
  | { status: 'loading' }
  | { status: 'error' }
  /** It was removed, or there never was one. */
  | { status: 'gone' }
  | {
      status: 'ready';
      post: BulletinPostView;
      /** Those that are loaded, earliest first. */
      comments: readonly BulletinComment[];
      hasMore: boolean;
      loadingMore?: boolean;
      /** They could not be loaded. */
      commentsFailed?: boolean;
    };

export type BulletinReadersState =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      readers: readonly BulletinReader[];
      hasMore: boolean;
      loadingMore?: boolean;
    };

export interface BulletinPostProps {
  state: BulletinPostState;
  /** The people who have read it, while they are shown. */
  readers: BulletinReadersState | null;
  /** The comment that is being written; kept by the page, so that it outlives a reload. */
  draft: string;
  /** It is being sent. */
  sending?: boolean;
  /** The post is being deleted. */
  deleting?: boolean;
  clock?: Clock;
  onBack(): void;
  onCopyLink(): void;
  onEdit(): void;
  onDelete(): void;
  onReact(event: { emoji: string }): void;
  onReadersChange(event: { shown: boolean }): void;
  onMoreReaders(): void;
  onType(event: { draft: string }): void;
  onSend(): void;
  /** Answers whether it was stored. */
  onEditComment(event: { commentId: string; content: string }): Promise<boolean>;
  /** Answers whether it is gone. */
  onDeleteComment(event: { commentId: string }): Promise<boolean>;
  onLoadMore(): void;
  onRetry(): void;
}
