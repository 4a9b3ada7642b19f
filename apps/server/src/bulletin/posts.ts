import type { Schemas } from '@office/api';
import { maxBulletinFiles, toPlainText } from '@office/vocabulary';
import type { Transaction } from '../database/database.ts';
import { isNotUnique } from '../database/not-unique.ts';
import { requireContentFiles } from '../files/content-files.ts';
import { removeFiles } from '../files/file-removal.ts';
import { ApiError } from '../http/api-error.ts';
import type { Claims } from '../http/claims.ts';
import { toPage, type Page, type PageRequest } from '../http/page.ts';
import { withPicture } from '../people/avatar-url.ts';
import type { Platform } from '../platform/platform.ts';
import { findBoard, holdBoard } from './board-store.ts';
import { mayPost, requireReader, type Reader } from './bulletin-access.ts';
import { tellOfBulletins } from './bulletin-news.ts';
import { insertRead, listReaders } from './comment-store.ts';
import { findPostFiles, keysOfFiles, replacePostFiles } from './file-store.ts';
import {
  deletePost,
  findPost,
  findSentPost,
  insertPost,
  keepPost,
  listPosts,
  lockPost,
  updatePost,
  type PostRow,
} from './post-store.ts';
import { toPost, toSummaries } from './post-view.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'files' | 'realtime' | 'audit' | 'notifications'>;
type Written = Pick<Schemas['CreateBulletinPostRequest'], 'title' | 'content' | 'fileKeys'>;

/** @throws {ApiError} 404 `bulletinBoardNotFound` */
export async function listBulletinPosts(
  deps: Deps,
  claims: Claims,
  query: PageRequest & { boardId?: string | undefined; keyword: string },
): Promise<Page<Schemas['BulletinPostSummary']>> {
  const reader = await requireReader(deps, claims);
  const { organizationId } = reader;
  const { boardId } = query;
  if (boardId && !(await findBoard(deps.db, { organizationId, boardId }))) {
    throw new ApiError('bulletinBoardNotFound');
  }
  const { rows, total } = await listPosts(deps.db, reader, query, query);
  return toPage(await toSummaries(deps, rows), total, query);
}

/** @throws {ApiError} 404 `bulletinPostNotFound`, also for posts of other organisations */
export async function getBulletinPost(
  deps: Pick<Deps, 'db' | 'files'>,
  claims: Claims,
  postId: string,
): Promise<Schemas['BulletinPost']> {
  return getPost(deps, await requireReader(deps, claims), postId);
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

/**
 * Creates a post. A retry returns the same post.
 *
 * @throws {ApiError} 403 `forbidden` if only administrators can post; 404 `bulletinBoardNotFound`; 409
 *   `bulletinBoardClosed`; 422 for invalid files
 */
export async function createBulletinPost(
  deps: Deps,
  claims: Claims,
  boardId: string,
  { clientId, ...written }: Schemas['CreateBulletinPostRequest'],
): Promise<Schemas['BulletinPost']> {
  const reader = await requireReader(deps, claims);
  const { organizationId, userId } = reader;
  const sent = await findSentPost(deps.db, reader, clientId);
  if (sent) return getPost(deps, reader, sent);
  const postId = await deps.db.transaction(async (tx) => {
    const board = await holdBoard(tx, { organizationId, boardId });
    if (!board) throw new ApiError('bulletinBoardNotFound');
    if (board.closedAt) throw new ApiError('bulletinBoardClosed');
    if (!mayPost(board, reader)) throw new ApiError('forbidden');
    const id = await insertPost(tx, {
      organizationId,
      boardId,
      authorId: userId,
      clientId,
      ...columnsOf(written),
      createdAt: deps.now(),
    });
    if (id) await storeFiles(deps, tx, { id, authorId: userId }, written);
    return id;
  });
  if (postId) await tellOfBulletins(deps, organizationId, 'POSTS', postId);
  const made = postId ?? (await findSentPost(deps.db, reader, clientId));
  if (!made) throw new ApiError('bulletinPostNotFound');
  return getPost(deps, reader, made);
}

/**
 * @throws {ApiError} 403 `forbidden` for posts of others; 404 `bulletinPostNotFound`; 409 `changedMeanwhile`;
 * 422
 *   for invalid files
 */
export async function updateBulletinPost(
  deps: Deps,
  claims: Claims,
  postId: string,
  { version, ...written }: Schemas['UpdateBulletinPostRequest'],
): Promise<Schemas['BulletinPost']> {
  const reader = await requireReader(deps, claims);
  const { organizationId } = reader;
  const dropped = await deps.db.transaction(async (tx) => {
    const post = await requireOwnPost(tx, reader, postId);
    if (post.version !== version) throw new ApiError('changedMeanwhile');
    const before = await keysOfFiles(tx, { postId });
    const kept = await storeFiles(deps, tx, post, written);
    await updatePost(tx, postId, {
      ...columnsOf(written),
      version: version + 1,
      editedAt: deps.now(),
    });
    return before.filter((key) => !kept.includes(key));
  });
  await removeFiles(deps, dropped);
  await tellOfBulletins(deps, organizationId, 'POSTS', postId);
  return getPost(deps, reader, postId);
}

/** @throws {ApiError} 403 `forbidden` for posts of others; 404 `bulletinPostNotFound` */
export async function deleteBulletinPost(
  deps: Deps,
  claims: Claims,
  postId: string,
): Promise<void> {
  const reader = await requireReader(deps, claims);
  const keys = await deps.db.transaction(async (tx) => {
    const post = await requireOwnPost(tx, reader, postId);
    return dropPost(deps, tx, post);
  });
  await removeFiles(deps, keys);
  await tellOfBulletins(deps, reader.organizationId, 'POSTS', postId);
}

/**
 * Deletes a post and writes the audit entry. Returns the keys of its files, to be removed after the commit.
 */
export async function dropPost(
  deps: Pick<Deps, 'audit'>,
  tx: Transaction,
  { id, title, authorId }: Pick<PostRow, 'id' | 'title' | 'authorId'>,
): Promise<string[]> {
  const keys = await keysOfFiles(tx, { postId: id });
  await deletePost(tx, id);
  await deps.audit(tx, {
    action: 'BULLETIN_POST_DELETED',
    target: { kind: 'BULLETIN_POST', id, name: title },
    before: { title, authorId, files: keys.length },
  });
  return keys;
}

/** @throws {ApiError} 404 `bulletinPostNotFound` */
export async function markBulletinPostRead(
  deps: Deps,
  claims: Claims,
  postId: string,
): Promise<void> {
  const reader = await requireReader(deps, claims);
  const { organizationId, userId } = reader;
  await deps.db.transaction(async (tx) => {
    if (!(await keepPost(tx, { organizationId, postId }))) {
      throw new ApiError('bulletinPostNotFound');
    }
    await insertRead(tx, { postId, userId, readAt: deps.now() });
    await deps.notifications.readSubject(tx, reader, { kind: 'BULLETIN_POST', id: postId });
  });
}

/** @throws {ApiError} 404 `bulletinPostNotFound` */
export async function listBulletinReaders(
  deps: Deps,
  claims: Claims,
  postId: string,
  page: PageRequest,
): Promise<Page<Schemas['BulletinReader']>> {
  const reader = await requireReader(deps, claims);
  const { organizationId } = reader;
  if (!(await findPost(deps.db, reader, postId))) throw new ApiError('bulletinPostNotFound');
  const { rows, total } = await listReaders(deps.db, { organizationId, postId }, page);
  const data = await Promise.all(
    rows.map(async ({ readAt, ...person }) => ({
      ...(await withPicture(deps, person)),
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
  const post = await lockPost(tx, { organizationId, postId });
  if (!post) throw new ApiError('bulletinPostNotFound');
  if (post.authorId !== userId) throw new ApiError('forbidden');
  return post;
}

function columnsOf({ title, content }: Written) {
  return { title: title.trim(), content, plain: toPlainText(content) };
}

/** Replaces the files of a post. Returns their keys. Rejects files of other posts. */
async function storeFiles(
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
    throw isNotUnique(error, 'bulletin_files_file') ? new ApiError('fileNotUploaded') : error;
  });
  return named.map(({ key }) => key);
}
