import type { Schemas } from '@office/api';
import type { Language, NotificationOrder } from '@office/vocabulary';
import { ApiError } from '../http/api-error.ts';
import type { WithClaims } from '../http/claims.ts';
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
  context: Pick<Deps, 'db'> & WithClaims,
  query: ListQuery,
  language: Language,
): Promise<Page<Schemas['NotificationSummary']>> {
  const member = await requireMember(context);
  const { rows, total } = await findNotifications(context.db, member, query);
  return toPage(
    rows.map((row) => toSummary(row, language)),
    total,
    query.page,
  );
}

/**
 * One of the caller's notifications. Reading it says nothing of whether they looked at it.
 *
 * @throws {ApiError} 404 `notFound`, also for those of others and of other organisations
 */
export async function getNotification(
  context: Deps & WithClaims,
  id: string,
  language: Language,
): Promise<Schemas['Notification']> {
  const row = await findNotification(context.db, await requireMember(context), id);
  if (!row) throw new ApiError('notFound');
  return toNotification(context, row, language);
}

export async function getUnreadNotifications(
  context: Pick<Deps, 'db'> & WithClaims,
  language: Language,
): Promise<Schemas['UnreadNotifications']> {
  const member = await requireMember(context);
  const count = await countUnread(context.db, member);
  const newest = await findNewestUnread(context.db, member);
  return { count, newest: newest && toSummary(newest, language) };
}

/** Reads all; the moment that it answers takes it back, see {@link markNotificationsUnread}. */
export async function markNotificationsRead(
  context: Deps & WithClaims,
): Promise<Schemas['ReadNotifications']> {
  const member = await requireMember(context);
  const readAt = context.now();
  const count = await saveRead(context.db, member, readAt);
  if (count > 0) await tellPagesOf(context, member);
  return { count, readAt: readAt.toISOString() };
}

/** Takes back that the caller's notifications were read at a moment. */
export async function markNotificationsUnread(
  context: Deps & WithClaims,
  readAt: Date,
): Promise<void> {
  const member = await requireMember(context);
  if (await saveUnread(context.db, member, readAt)) await tellPagesOf(context, member);
}

/** @throws {ApiError} 404 `notFound` */
export async function markNotificationRead(context: Deps & WithClaims, id: string): Promise<void> {
  const member = await requireMember(context);
  const count = await saveRead(context.db, member, context.now(), { id });
  if (count > 0) return tellPagesOf(context, member);
  if (!(await findNotification(context.db, member, id))) throw new ApiError('notFound');
}

/** Reads what is about a thing that the caller sees. */
export async function markSubjectRead(
  context: Deps & WithClaims,
  subject: NotificationSubject,
): Promise<void> {
  const member = await requireMember(context);
  if (await saveRead(context.db, member, context.now(), { subject }))
    await tellPagesOf(context, member);
}

/** All pages of a member agree on what is read. */
function tellPagesOf(
  { realtime }: Pick<Deps, 'realtime'>,
  { organizationId, userId }: MemberRef,
): Promise<void> {
  return realtime.publish('notificationsChanged', { organizationId, userId }, {});
}
