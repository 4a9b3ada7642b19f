import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayTimes } from '../../../patterns/dayTimes.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadMore } from '../../../patterns/LoadMore.tsx';
import { useClock } from '../../../patterns/useClock.ts';
import { AlertDialog } from '../../../primitives/AlertDialog/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import type { BulletinPostProps, BulletinPostState } from './BulletinPostProps.ts';
import * as styles from './BulletinPost.css.ts';
import { Comment } from './Comment.tsx';
import { CommentField } from './CommentField.tsx';

type CommentsProps = Omit<BulletinPostProps, 'state'> & {
  state: Extract<BulletinPostState, { status: 'ready' }>;
};

export function Comments({ state, draft, sending = false, clock, ...on }: CommentsProps) {
  const { t } = useTranslation('bulletin');
  const times = useDayTimes(useClock(clock));
  const root = useRef<HTMLElement>(null);
  const [asking, setAsking] = useState<string>();
  const [deleting, setDeleting] = useState(false);
  const { post, comments, hasMore, loadingMore = false, commentsFailed } = state;
  const remove = async (commentId: string) => {
    setDeleting(true);
    const isDeleted = await on.onDeleteComment({ commentId });
    setDeleting(false);
    if (!isDeleted) return;
    setAsking(undefined);
    // The menu that would get the focus back was removed with the comment.
    root.current?.focus();
  };
  return (
    <section ref={root} tabIndex={-1} className={styles.comments} aria-label={t('comments')}>
      <Heading level={3} size="md">
        {t('post.commentCount', { count: post.commentCount })}
      </Heading>
      {comments.length > 0 && (
        <ul className={styles.list} aria-label={t('comments')}>
          {comments.map((comment) => (
            <li key={comment.id}>
              <Comment
                comment={comment}
                times={times}
                editable={!post.closed}
                onEdit={({ content }) => on.onEditComment({ commentId: comment.id, content })}
                onDelete={() => setAsking(comment.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {commentsFailed && <ErrorState title={t('post.commentsFailed')} onRetry={on.onRetry} />}
      {hasMore && (
        <LoadMore
          key={comments.length}
          label={t('post.moreComments')}
          loading={loadingMore}
          onLoadMore={on.onLoadMore}
        />
      )}
      {post.closed ? (
        <Callout>{t('post.closedNote')}</Callout>
      ) : (
        <CommentField
          label={t('post.writeComment')}
          value={draft}
          submitLabel={t('post.send')}
          submitting={sending}
          onType={({ content }) => on.onType({ draft: content })}
          onSubmit={on.onSend}
        />
      )}
      <AlertDialog
        open={asking !== undefined}
        danger
        title={t('post.deleteCommentTitle')}
        description={t('post.deleteCommentText')}
        confirmLabel={t('post.deleteCommentConfirm')}
        cancelLabel={t('cancel')}
        loading={deleting}
        onCancel={() => setAsking(undefined)}
        onConfirm={() => asking && void remove(asking)}
      />
    </section>
  );
}
