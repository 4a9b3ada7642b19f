import type { Schemas } from '@office/api';
import { maxBulletinFiles, toPlainText } from '@office/vocabulary';
import type { Transaction } from '../database/database.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import { requireContentFiles } from '../files/content-files.ts';
import { removeFiles } from '../files/file-removal.ts';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import { toPage, type Page, type PageRequest } from '../http/page.ts';
import { withPictureUrl } from '../people/avatar-url.ts';
import type { Platform } from '../platform/platform.ts';
import { boardRows } from './board-store.ts';
import { canPost, requireReader, type Reader } from './bulletin-access.ts';
import { publishBulletinChange } from './publish-bulletin-change.ts';
import { insertRead, listReaders } from './comment-store.ts';
import { findPostFiles, keysOfFiles, replacePostFiles } from './bulletin-file-store.ts';
import {
  findPost,
  findSentPost,
  insertPost,
  listPosts,
  postRows,
  type PostRow,
} from './post-store.ts';
import { toPost, toSummaries } from './post-view.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'files' | 'realtime' | 'audit' | 'notifications'>;
type Written = Pick<Schemas['CreateBulletinPostRequest'], 'title' | 'content' | 'fileKeys'>;

export async function listBulletinPosts(
  context: Deps & WithViewer,
  query: PageRequest & { boardId?: string | undefined; keyword: string },
): Promise<Page<Schemas['BulletinPostSummary']>> {
  const reader = await requireReader(context);
  const { organizationId } = reader;
  const { boardId } = query;
  if (boardId && !(await boardRows.find(context.db, { organizationId, id: boardId }))) {
    throw new ApiError('bulletinBoardNotFound');
  }
  const { rows, total } = await listPosts(context.db, reader, query, query);
  return toPage(await toSummaries(context, rows), total, query);
}

export async function getBulletinPost(
  context: Pick<Deps, 'db' | 'files'> & WithViewer,
  postId: string,
): Promise<Schemas['BulletinPost']> {
  return getPost(context, await requireReader(context), postId);
}

async function getPost(
  deps: Pick<Deps, 'db' | 'files'>,
  reader: Reader,
  postId: string,
): Promise<Schemas['BulletinPost']> {
  const row = await findPost(deps.db, reader, postId);
  if (!row) throw new ApiError('bulletinPostNotFound');
  return toPost(deps, row, reader.userId);
}

/** A retry returns the same post. */
export async function createBulletinPost(
  context: Deps & WithViewer,
  boardId: string,
  { clientId, ...written }: Schemas['CreateBulletinPostRequest'],
): Promise<Schemas['BulletinPost']> {
  const reader = await requireReader(context);
  const { organizationId, userId } = reader;
  const sent = await findSentPost(context.db, reader, clientId);
  if (sent) return getPost(context, reader, sent);
  const postId = await context.db.transaction(async (tx) => {
    const board = await boardRows.lock(tx, { organizationId, id: boardId }, 'share');
    if (!board) throw new ApiError('bulletinBoardNotFound');
    if (board.closedAt) throw new ApiError('bulletinBoardClosed');
    if (!canPost(board, reader)) throw new ApiError('forbidden');
    const id = await insertPost(tx, {
      organizationId,
      boardId,
      authorId: userId,
      clientId,
      ...columnsOf(written),
      createdAt: context.now(),
    });
    if (id) await replaceFiles(context, tx, { id, authorId: userId }, written);
    return id;
  });
  if (postId) await publishBulletinChange(context, organizationId, 'POSTS', postId);
  const createdId = postId ?? (await findSentPost(context.db, reader, clientId));
  if (!createdId) throw new ApiError('bulletinPostNotFound');
  return getPost(context, reader, createdId);
}

export async function updateBulletinPost(
  context: Deps & WithViewer,
  postId: string,
  { version, ...written }: Schemas['UpdateBulletinPostRequest'],
): Promise<Schemas['BulletinPost']> {
  const reader = await requireReader(context);
  const { organizationId } = reader;
  const dropped = await context.db.transaction(async (tx) => {
    const post = await requireOwnPost(tx, reader, postId);
    if (post.version !== version) throw new ApiError('changedMeanwhile');
    const before = await keysOfFiles(tx, { postId });
    const kept = await replaceFiles(context, tx, post, written);
    await postRows.update(tx, postId, {
      ...columnsOf(written),
      version: version + 1,
      editedAt: context.now(),
    });
    return before.filter((key) => !kept.includes(key));
  });
  await removeFiles(context, dropped);
  await publishBulletinChange(context, organizationId, 'POSTS', postId);
  return getPost(context, reader, postId);
}

export async function deleteBulletinPost(
  context: Deps & WithViewer,
  postId: string,
): Promise<void> {
  const reader = await requireReader(context);
  const keys = await context.db.transaction(async (tx) => {
    const post = await requireOwnPost(tx, reader, postId);
    return deletePostWithAudit(context, tx, post);
  });
  await removeFiles(context, keys);
  await publishBulletinChange(context, reader.organizationId, 'POSTS', postId);
}

/** Deletes a post with an audit entry. Returns the keys of its files, to remove after the commit. */
export async function deletePostWithAudit(
  deps: Pick<Deps, 'audit'>,
  tx: Transaction,
  { id, title, authorId }: Pick<PostRow, 'id' | 'title' | 'authorId'>,
): Promise<string[]> {
  const keys = await keysOfFiles(tx, { postId: id });
  await postRows.remove(tx, id);
  await deps.audit(tx, {
    action: 'BULLETIN_POST_DELETED',
    target: { kind: 'BULLETIN_POST', id, name: title },
    before: { title, authorId, files: keys.length },
  });
  return keys;
}

export async function markBulletinPostRead(
  context: Deps & WithViewer,
  postId: string,
): Promise<void> {
  const reader = await requireReader(context);
  const { organizationId, userId } = reader;
  await context.db.transaction(async (tx) => {
    if (!(await postRows.lockForKeyShare(tx, { organizationId, id: postId }))) {
      throw new ApiError('bulletinPostNotFound');
    }
    await insertRead(tx, { postId, userId, readAt: context.now() });
    await context.notifications.readSubject(tx, reader, { kind: 'BULLETIN_POST', id: postId });
  });
}

export async function listBulletinReaders(
  context: Deps & WithViewer,
  postId: string,
  page: PageRequest,
): Promise<Page<Schemas['BulletinReader']>> {
  const reader = await requireReader(context);
  const { organizationId } = reader;
  if (!(await findPost(context.db, reader, postId))) throw new ApiError('bulletinPostNotFound');
  const { rows, total } = await listReaders(context.db, { organizationId, postId }, page);
  const data = await Promise.all(
    rows.map(async ({ readAt, ...person }) => ({
      ...(await withPictureUrl(context, person)),
      readAt: readAt.toISOString(),
    })),
  );
  return toPage(data, total, page);
}

async function requireOwnPost(
  tx: Transaction,
  { organizationId, userId }: Reader,
  postId: string,
): Promise<PostRow> {
  const post = await postRows.lock(tx, { organizationId, id: postId }, 'no key update');
  if (!post) throw new ApiError('bulletinPostNotFound');
  if (post.authorId !== userId) throw new ApiError('forbidden');
  return post;
}

function columnsOf({ title, content }: Written) {
  return { title: title.trim(), content, plain: toPlainText(content) };
}

/** Replaces the files of a post. Returns their keys. Rejects files of other posts. */
async function replaceFiles(
  deps: Pick<Deps, 'files' | 'now'>,
  tx: Transaction,
  { id, authorId }: Pick<PostRow, 'id' | 'authorId'>,
  { content, fileKeys }: Written,
): Promise<string[]> {
  const kept = (await findPostFiles(tx, id)).map(({ fileKey }) => fileKey);
  const named = await requireContentFiles(
    { ...deps, db: tx },
    {
      markdown: [content],
      attachments: fileKeys,
      directory: 'bulletin_attachment',
      ownerId: authorId!,
      kept,
      max: maxBulletinFiles,
    },
  );
  await replacePostFiles(
    tx,
    id,
    named.map((file) => ({ fileId: file.id, attached: fileKeys.includes(file.key) })),
  ).catch((error: unknown) => {
    throw isUniqueViolation(error, 'bulletin_files_file') ? new ApiError('fileNotUploaded') : error;
  });
  return named.map(({ key }) => key);
}
