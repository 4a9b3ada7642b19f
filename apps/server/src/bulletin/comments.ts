import type { Schemas } from '@office/api';
import { maxMessageReactions, type Language } from '@office/vocabulary';
import { checkEmoji, requireEmoji } from '../emoji/reaction-emoji.ts';
import type { Transaction } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import { toPage, type Page, type PageRequest } from '../http/page.ts';
import { localizedNames } from '../people/localized-names.ts';
import { findPeople } from '../people/member-directory.ts';
import type { Platform } from '../platform/platform.ts';
import { lockBoardOfPostShared } from './board-store.ts';
import { requireReader, type Reader } from './bulletin-access.ts';
import { publishBulletinChange } from './publish-bulletin-change.ts';
import {
  deleteComment,
  deleteReaction,
  findComment,
  findReactions,
  insertComment,
  insertReaction,
  listComments,
  updateComment,
  type CommentRow,
} from './comment-store.ts';
import { findPost, postRows, type PostRow } from './post-store.ts';
import { toComments } from './post-view.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'files' | 'realtime' | 'notifications'>;

export async function listBulletinComments(
  context: Pick<Deps, 'db' | 'files'> & WithViewer,
  postId: string,
  page: PageRequest,
): Promise<Page<Schemas['BulletinComment']>> {
  const reader = await requireReader(context);
  if (!(await findPost(context.db, reader, postId))) throw new ApiError('bulletinPostNotFound');
  const { rows, total } = await listComments(context.db, postId, page);
  return toPage(await toComments(context, rows), total, page);
}

/** Creates a comment and notifies the author of the post. A retry returns the same comment. */
export async function createBulletinComment(
  context: Deps & WithViewer,
  postId: string,
  { clientId, content }: Schemas['CreateBulletinCommentRequest'],
): Promise<Schemas['BulletinComment']> {
  const reader = await requireReader(context);
  const { userId } = reader;
  const created = await context.db.transaction(async (tx) => {
    const post = await requireOpenPost(tx, reader, postId);
    const comment = await insertComment(tx, {
      postId,
      authorId: userId,
      clientId,
      content,
      createdAt: context.now(),
    });
    if (!comment) throw new ApiError('bulletinPostNotFound');
    if (comment.isNew) await notifyAuthor(context, tx, post, comment.row);
    return comment;
  });
  if (created.isNew)
    await publishBulletinChange(context, reader.organizationId, 'COMMENTS', postId);
  return toComment(context, created.row);
}

export async function updateBulletinComment(
  context: Deps & WithViewer,
  ref: { postId: string; commentId: string },
  { content }: Schemas['UpdateBulletinCommentRequest'],
): Promise<Schemas['BulletinComment']> {
  const reader = await requireReader(context);
  const row = await context.db.transaction(async (tx) => {
    await requireOpenPost(tx, reader, ref.postId);
    await requireOwnComment(tx, reader, ref);
    return updateComment(tx, ref.commentId, { content, editedAt: context.now() });
  });
  await publishBulletinChange(context, reader.organizationId, 'COMMENTS', ref.postId);
  return toComment(context, row);
}

/** Also allowed on a closed post. */
export async function deleteBulletinComment(
  context: Deps & WithViewer,
  ref: { postId: string; commentId: string },
): Promise<void> {
  const reader = await requireReader(context);
  await context.db.transaction(async (tx) => {
    if (!(await findPost(tx, reader, ref.postId))) throw new ApiError('bulletinPostNotFound');
    await requireOwnComment(tx, reader, ref);
    await deleteComment(tx, ref.commentId);
  });
  await publishBulletinChange(context, reader.organizationId, 'COMMENTS', ref.postId);
}

/** Idempotent. */
export async function reactToBulletinPost(
  context: Deps & WithViewer,
  postId: string,
  emoji: string,
): Promise<Schemas['BulletinReactions']> {
  checkEmoji(emoji);
  const reader = await requireReader(context);
  const { organizationId, userId } = reader;
  await context.db.transaction(async (tx) => {
    // Serialises reactions to a post, so that the limit includes concurrent ones.
    if (!(await postRows.lock(tx, { organizationId, id: postId }, 'no key update')))
      throw new ApiError('bulletinPostNotFound');
    const reactions = (await findReactions(tx, [postId])).get(postId) ?? [];
    const isNew = !reactions.some((reaction) => reaction.emoji === emoji);
    if (isNew && reactions.length >= maxMessageReactions) {
      throw new ApiError('bulletinReactionLimitReached');
    }
    if (isNew) await requireEmoji(tx, organizationId, emoji);
    await insertReaction(tx, { postId, emoji, userId, createdAt: context.now() });
  });
  return answerReactions(context, reader, postId);
}

export async function unreactToBulletinPost(
  context: Deps & WithViewer,
  postId: string,
  emoji: string,
): Promise<Schemas['BulletinReactions']> {
  const reader = await requireReader(context);
  const { userId } = reader;
  if (!(await findPost(context.db, reader, postId))) throw new ApiError('bulletinPostNotFound');
  await deleteReaction(context.db, { postId, emoji, userId });
  return answerReactions(context, reader, postId);
}

async function answerReactions(
  deps: Deps,
  { organizationId }: Reader,
  postId: string,
): Promise<Schemas['BulletinReactions']> {
  await publishBulletinChange(deps, organizationId, 'COMMENTS', postId);
  return { reactions: (await findReactions(deps.db, [postId])).get(postId) ?? [] };
}

/** Locks the post, so that it stays open for comments until the transaction ends. */
async function requireOpenPost(
  tx: Transaction,
  { organizationId }: Reader,
  postId: string,
): Promise<PostRow> {
  // Locks the board before the post, in the same order as the deletion of a board.
  const board = await lockBoardOfPostShared(tx, { organizationId, postId });
  const post = await postRows.lock(tx, { organizationId, id: postId }, 'no key update');
  if (!board || !post) throw new ApiError('bulletinPostNotFound');
  if (post.closedAt || board.closedAt) throw new ApiError('bulletinPostClosed');
  return post;
}

async function requireOwnComment(
  tx: Transaction,
  { userId }: Reader,
  ref: { postId: string; commentId: string },
): Promise<CommentRow> {
  const comment = await findComment(tx, ref);
  if (!comment) throw new ApiError('bulletinCommentNotFound');
  if (comment.authorId !== userId) throw new ApiError('forbidden');
  return comment;
}

async function toComment(
  deps: Pick<Deps, 'db' | 'files'>,
  row: CommentRow,
): Promise<Schemas['BulletinComment']> {
  const [comment] = await toComments(deps, [row]);
  return comment!;
}

const titleOf: Record<Language, (name: string, title: string) => string> = {
  ja: (name, title) => `${name}さんが「${title}」にコメントしました`,
  en: (name, title) => `${name} commented on “${title}”`,
};

async function notifyAuthor(
  deps: Pick<Deps, 'notifications'>,
  tx: Transaction,
  post: PostRow,
  { authorId, content }: CommentRow,
): Promise<void> {
  if (!post.authorId || post.authorId === authorId || !authorId) return;
  const author = (await findPeople(tx, [authorId])).get(authorId);
  const names = localizedNames(author ?? { nameKanji: '' });
  await deps.notifications.add(tx, {
    organizationId: post.organizationId,
    to: [post.authorId],
    kind: 'ORGANIZATION',
    title: { ja: titleOf.ja(names.ja, post.title), en: titleOf.en(names.en, post.title) },
    content: { ja: content, en: content },
    path: `/bulletin-board/${post.id}`,
    subject: { kind: 'BULLETIN_POST', id: post.id },
  });
}
