import type { Schemas } from '@office/api';
import { markdownExcerpt, memberRoles, type Language } from '@office/vocabulary';
import { publishBulletinChange } from '../publish-bulletin-change.ts';
import { findAuthors } from '../post-view.ts';
import { postRows, type PostRow } from '../post-store.ts';
import { deletePostWithAudit } from '../posts.ts';
import type { Transaction } from '../../database/database.ts';
import { removeFiles } from '../../files/file-removal.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { toPage, type Page, type PageRequest } from '../../http/page.ts';
import { findAudience } from '../../people/audience.ts';
import type { Platform } from '../../platform/platform.ts';
import { nextVersion } from '../../http/version.ts';
import { findAdminPosts, type PostSearch } from './bulletin-admin-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'files' | 'realtime' | 'audit' | 'notifications'>;
type Post = Schemas['AdminBulletinPost'];

export async function listAdminPosts(
  context: Pick<Deps, 'db' | 'files'> & WithViewer,
  search: PostSearch,
  page: PageRequest,
): Promise<Page<Post>> {
  const { organizationId } = context.viewer;
  return findPosts(context, organizationId, search, page);
}

/** Pins or closes a post, or reverts it. Members are notified of a pinned post once. */
export async function updatePostState(
  context: Deps & WithViewer,
  postId: string,
  { version, pinned, closed }: Schemas['UpdateAdminBulletinPostRequest'],
): Promise<Post> {
  const { organizationId, userId } = context.viewer;
  await context.db.transaction(async (tx) => {
    const post = await postRows.lock(tx, { organizationId, id: postId }, 'no key update');
    if (!post) throw new ApiError('bulletinPostNotFound');
    const next = nextVersion(post, version);
    const before = { pinned: post.pinnedAt !== null, closed: post.closedAt !== null };
    const after = { pinned: pinned ?? before.pinned, closed: closed ?? before.closed };
    const isNews = after.pinned && !post.notifiedAt;
    await postRows.update(tx, postId, {
      pinnedAt: after.pinned ? (post.pinnedAt ?? context.now()) : null,
      closedAt: after.closed ? (post.closedAt ?? context.now()) : null,
      version: next,
      ...(isNews && { notifiedAt: context.now() }),
    });
    if (isNews) await notifyMembers(context, tx, post, userId);
    await context.audit(tx, {
      action: 'BULLETIN_POST_CHANGED',
      target: { kind: 'BULLETIN_POST', id: postId, name: post.title },
      before,
      after,
    });
  });
  await publishBulletinChange(context, organizationId, 'POSTS', postId);
  const search = { keyword: '', sort: 'createdAt', order: 'desc', postId } as const;
  const { data } = await findPosts(context, organizationId, search, { page: 1, limit: 1 });
  const [post] = data;
  if (!post) throw new ApiError('bulletinPostNotFound');
  return post;
}

export async function removePost(context: Deps & WithViewer, postId: string): Promise<void> {
  const { organizationId } = context.viewer;
  const keys = await context.db.transaction(async (tx) => {
    const post = await postRows.lock(tx, { organizationId, id: postId }, 'no key update');
    if (!post) throw new ApiError('bulletinPostNotFound');
    return deletePostWithAudit(context, tx, post);
  });
  await removeFiles(context, keys);
  await publishBulletinChange(context, organizationId, 'POSTS', postId);
}

async function findPosts(
  deps: Pick<Deps, 'db' | 'files'>,
  organizationId: string,
  search: PostSearch & { postId?: string },
  page: PageRequest,
): Promise<Page<Post>> {
  const { rows, total } = await findAdminPosts(deps.db, organizationId, search, page);
  const authorOf = await findAuthors(deps, rows);
  const data = rows.map((row) => ({
    id: row.id,
    board: { id: row.boardId, name: row.boardName },
    title: row.title,
    excerpt: markdownExcerpt(row.content),
    author: authorOf(row),
    pinned: row.pinnedAt !== null,
    closed: row.closedAt !== null,
    readerCount: row.readerCount,
    commentCount: row.commentCount,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
  }));
  return toPage(data, total, page);
}

const titles: Record<Language, (title: string) => string> = {
  ja: (title) => `掲示板：${title}`,
  en: (title) => `Bulletin board: ${title}`,
};

/** Notifies all members except guests, the author and the administrator pinning the post. */
async function notifyMembers(
  deps: Pick<Deps, 'notifications'>,
  tx: Transaction,
  post: PostRow,
  userId: string,
): Promise<void> {
  const { organizationId } = post;
  const readers = memberRoles.filter((role) => role !== 'GUEST');
  const members = await findAudience(tx, organizationId, { kind: 'ROLES', roles: readers });
  const content = markdownExcerpt(post.content);
  await deps.notifications.add(tx, {
    organizationId,
    to: members.filter((id) => id !== userId && id !== post.authorId),
    kind: 'ORGANIZATION',
    title: { ja: titles.ja(post.title), en: titles.en(post.title) },
    content: { ja: content, en: content },
    path: `/bulletin-board/${post.id}`,
    subject: { kind: 'BULLETIN_POST', id: post.id },
  });
}
