import { unwrap } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { isMissing } from '@office/client/errors/isMissing.ts';
import { copyText } from '@office/client/lib/copyText.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { useBack } from '@office/client/lib/useBack.ts';
import { usePageName } from '@office/client/navigation/pageName.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import {
  BulletinPost,
  type BulletinPostState,
  type BulletinPostProps,
} from '@office/ui/screens/bulletin';
import { fileKeysIn } from '@office/vocabulary';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { office, quietOffice } from '../../../platform/api/client.ts';
import { loadedList } from '../../../platform/api/loadedList.ts';
import { useInfiniteQuery, useQuery } from '../../../platform/api/queries.ts';
import { useTextDraft } from '../../../platform/drafts/useTextDraft.ts';
import { useFileLinks } from '../../../platform/files/useFileLinks.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { useSubjectSeen } from '../../notification/index.ts';
import { boardsHref, editHref, postHref } from '../bulletinPaths.ts';
import { toComment, toView, toReader } from '../models/bulletinViews.ts';
import { useRevalidateBulletins } from '../models/useRenewBulletins.ts';

const readersPerPage = 50;

function useReaders(postId: string) {
  const [shown, setShown] = useState(false);
  const { data, error, size, setSize, mutate } = useInfiniteQuery(
    '/v1/bulletin-boards/posts/{postId}/readers',
    (index) =>
      shown
        ? { params: { path: { postId }, query: { page: index + 1, limit: readersPerPage } } }
        : null,
  );
  const state = (): BulletinPostProps['readers'] => {
    if (!shown) return null;
    if (!data) return { status: error ? 'error' : 'loading' };
    return {
      status: 'ready',
      readers: data.flatMap((page) => page.data.map(toReader)),
      hasMore: data.at(-1)?.metadata.hasNextPage ?? false,
      loadingMore: data.length < size && !error,
    };
  };
  return {
    state: state(),
    onShownChange: (event: { shown: boolean }) => setShown(event.shown),
    onLoadMore: () => void (data ? setSize(size + 1) : mutate()),
  };
}

const commentsPerPage = 20;
const commentPath = '/v1/bulletin-boards/posts/{postId}/comments/{commentId}';

export function BulletinPostPage({ postId }: { postId: string }) {
  const navigate = useNavigate();
  const { t } = useTranslation('bulletin');
  const back = useBack(boardsHref);
  const renew = useRevalidateBulletins();
  const myUserId = useSession().user?.id;
  const path = { postId };
  const params = { path };
  const post = useQuery('/v1/bulletin-boards/posts/{postId}', { params });
  const { data, error } = post;
  const comments = useInfiniteQuery(
    '/v1/bulletin-boards/posts/{postId}/comments',
    (index) => ({ params: { path, query: { page: index + 1, limit: commentsPerPage } } }),
    { parallel: true },
  );
  const readers = useReaders(postId);
  const links = useFileLinks([
    ...fileKeysIn(data?.content ?? ''),
    ...(data?.files.map(({ fileKey }) => fileKey) ?? []),
  ]);
  const comment = useTextDraft({ form: 'bulletinComment', target: postId });
  const isGone = isMissing(error);
  usePageName(data?.title);
  useSubjectSeen('BULLETIN_POST', data ? postId : null);

  const isUnread = data?.read === false;
  const read = useEffectEvent(async () => {
    // A failed request leaves the post unread. It is repeated the next time the post is opened.
    const answer = await quietOffice
      .POST('/v1/bulletin-boards/posts/{postId}/read', { params })
      .catch(() => null);
    if (answer?.response.ok) void renew();
  });
  useEffect(() => {
    if (isUnread) void read();
  }, [isUnread]);

  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act();
    } catch (failure) {
      showError(failure);
      return false;
    }
    await renew();
    return true;
  };

  const [send, sending] = useAction(async () => {
    const url = '/v1/bulletin-boards/posts/{postId}/comments';
    const { clientId, text } = comment;
    const isSent = await attempt(() =>
      unwrap(office.POST(url, { params, body: { clientId, content: text.trim() } })),
    );
    if (!isSent) return;
    comment.clear();
    // A new comment appears on the last page, so all pages are loaded.
    const total = (comments.data?.[0]?.metadata.total ?? 0) + 1;
    void comments.setSize(Math.ceil(total / commentsPerPage));
  });
  const [remove, deleting] = useAction(async () => {
    try {
      await unwrap(office.DELETE('/v1/bulletin-boards/posts/{postId}', { params }));
      void navigate(boardsHref, { replace: true });
      void renew();
    } catch (failure) {
      showError(failure);
    }
  });
  const [react] = useAction(async (emoji: string) => {
    const isMine = data?.reactions.some(
      (one) => one.emoji === emoji && myUserId !== undefined && one.userIds.includes(myUserId),
    );
    await attempt(() =>
      isMine
        ? unwrap(
            office.DELETE('/v1/bulletin-boards/posts/{postId}/reactions/{emoji}', {
              params: { path: { postId, emoji } },
            }),
          )
        : unwrap(
            office.POST('/v1/bulletin-boards/posts/{postId}/reactions', {
              params,
              body: { emoji },
            }),
          ),
    );
  });

  const state = (): BulletinPostState => {
    if (isGone) return { status: 'gone' };
    if (!data) return { status: error ? 'error' : 'loading' };
    const { items, ...more } = loadedList(comments);
    return {
      status: 'ready',
      post: toView(data, { links, myUserId }),
      comments: items.map((one) => toComment(one, { myUserId })),
      ...more,
      commentsFailed: comments.error !== undefined && !comments.data?.length,
    };
  };
  return (
    <BulletinPost
      state={state()}
      readers={readers.state}
      draft={comment.text}
      sending={sending}
      deleting={deleting}
      onBack={back}
      onCopyLink={() =>
        void copyText(new URL(postHref(postId), window.location.origin).href).then(
          () => toasts.show({ type: 'SUCCESS', title: t('post.linkCopied') }),
          showError,
        )
      }
      onEdit={() => void navigate(editHref(postId))}
      onDelete={remove}
      onReact={(event) => react(event.emoji)}
      onReadersChange={readers.onShownChange}
      onMoreReaders={readers.onLoadMore}
      onType={({ draft }) => comment.type(draft)}
      onSend={send}
      onEditComment={({ commentId, content }) =>
        attempt(() =>
          unwrap(
            office.PATCH(commentPath, {
              params: { path: { postId, commentId } },
              body: { content: content.trim() },
            }),
          ),
        )
      }
      onDeleteComment={({ commentId }) =>
        attempt(() =>
          unwrap(office.DELETE(commentPath, { params: { path: { postId, commentId } } })),
        )
      }
      onLoadMore={() => void comments.setSize(comments.size + 1)}
      onRetry={() => {
        void post.mutate();
        void comments.mutate();
      }}
    />
  );
}
