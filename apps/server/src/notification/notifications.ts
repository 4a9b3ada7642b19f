import type { Schemas } from '@office/api';
import type { Language, NotificationOrder } from '@office/vocabulary';
import { ApiError } from '../http/api-error.ts';
import type { Claims } from '../http/claims.ts';
import { toPage, type Page, type PageRequest } from '../http/page.ts';
import type { MemberRef } from '../database/membership.ts';
import { requireMember } from '../people/current-member.ts';
import type { NotificationSubject } from '../platform/notifications.ts';
import type { Platform } from '../platform/platform.ts';
import {
  countUnread,
  findNewestUnread,
  findNotification,
  findNotifications,
  saveRead,
  saveUnread,
} from './notification-store.ts';
import { toNotification, toSummary } from './notification-view.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'files' | 'realtime'>;

interface ListQuery {
  order: NotificationOrder;
  asOf: Date | null;
  page: PageRequest;
}

export async function listNotifications(
  deps: Pick<Deps, 'db'>,
  claims: Claims,
  query: ListQuery,
  language: Language,
): Promise<Page<Schemas['NotificationSummary']>> {
  const member = await requireMember(deps, claims);
  const { rows, total } = await findNotifications(deps.db, member, query);
  return toPage(
    rows.map((row) => toSummary(row, language)),
    total,
    query.page,
  );
}

/**
 * Returns one of the caller's notifications without marking it as read.
 *
 * @throws {ApiError} 404 `notFound`, also for notifications of other members and organisations
 */
export async function getNotification(
  deps: Deps,
  claims: Claims,
  id: string,
  language: Language,
): Promise<Schemas['Notification']> {
  const row = await findNotification(deps.db, await requireMember(deps, claims), id);
  if (!row) throw new ApiError('notFound');
  return toNotification(deps, row, language);
}

export async function getUnreadNotifications(
  deps: Pick<Deps, 'db'>,
  claims: Claims,
  language: Language,
): Promise<Schemas['UnreadNotifications']> {
  const member = await requireMember(deps, claims);
  const count = await countUnread(deps.db, member);
  const newest = await findNewestUnread(deps.db, member);
  return { count, newest: newest && toSummary(newest, language) };
}

/**
 * Marks all notifications as read. The returned time can be passed to {@link markNotificationsUnread} to undo
 * it.
 */
export async function markNotificationsRead(
  deps: Deps,
  claims: Claims,
): Promise<Schemas['ReadNotifications']> {
  const member = await requireMember(deps, claims);
  const readAt = deps.now();
  const count = await saveRead(deps.db, member, readAt);
  if (count > 0) await tellPagesOf(deps, member);
  return { count, readAt: readAt.toISOString() };
}

/** Marks the notifications as unread that were marked as read at the given time. */
export async function markNotificationsUnread(
  deps: Deps,
  claims: Claims,
  readAt: Date,
): Promise<void> {
  const member = await requireMember(deps, claims);
  if (await saveUnread(deps.db, member, readAt)) await tellPagesOf(deps, member);
}

/** @throws {ApiError} 404 `notFound` */
export async function markNotificationRead(deps: Deps, claims: Claims, id: string): Promise<void> {
  const member = await requireMember(deps, claims);
  const count = await saveRead(deps.db, member, deps.now(), { id });
  if (count > 0) return tellPagesOf(deps, member);
  if (!(await findNotification(deps.db, member, id))) throw new ApiError('notFound');
}

/** Marks notifications as read because the caller has opened their subject. */
export async function markSubjectRead(
  deps: Deps,
  claims: Claims,
  subject: NotificationSubject,
): Promise<void> {
  const member = await requireMember(deps, claims);
  if (await saveRead(deps.db, member, deps.now(), { subject })) await tellPagesOf(deps, member);
}

/** Synchronises the read state across all connections of a member. */
function tellPagesOf(
  { realtime }: Pick<Deps, 'realtime'>,
  { organizationId, userId }: MemberRef,
): Promise<void> {
  return realtime.publish('notificationsChanged', { organizationId, userId }, {});
}
