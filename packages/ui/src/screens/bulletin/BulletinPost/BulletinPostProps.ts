import type { Clock } from '../../../patterns/useClock.ts';
import type { BulletinComment, BulletinPostView, BulletinReader } from '../bulletin.ts';

export type BulletinPostState =
  | { status: 'loading' }
  | { status: 'error' }
  /** The post was deleted or does not exist. */
  | { status: 'gone' }
  | {
      status: 'ready';
      post: BulletinPostView;
      /** Loaded comments, oldest first. */
      comments: readonly BulletinComment[];
      hasMore: boolean;
      loadingMore?: boolean;
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
  /** Null while the list of readers is closed. */
  readers: BulletinReadersState | null;
  /** Unsent comment. Stored by the page to survive a reload. */
  draft: string;
  sending?: boolean;
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
  /** Resolves to whether the comment was stored. */
  onEditComment(event: { commentId: string; content: string }): Promise<boolean>;
  /** Resolves to whether the comment was deleted. */
  onDeleteComment(event: { commentId: string }): Promise<boolean>;
  onLoadMore(): void;
  onRetry(): void;
}
