import type { Schemas } from '@office/api';
import type { Language, NotificationOrder } from '@office/vocabulary';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
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
  context: Pick<Deps, 'db'> & WithViewer,
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

/** Returns one of the caller's notifications without marking it as read. */
export async function getNotification(
  context: Deps & WithViewer,
  id: string,
  language: Language,
): Promise<Schemas['Notification']> {
  const row = await findNotification(context.db, await requireMember(context), id);
  if (!row) throw new ApiError('notFound');
  return toNotification(context, row, language);
}

export async function getUnreadNotifications(
  context: Pick<Deps, 'db'> & WithViewer,
  language: Language,
): Promise<Schemas['UnreadNotifications']> {
  const member = await requireMember(context);
  const count = await countUnread(context.db, member);
  const newest = await findNewestUnread(context.db, member);
  return { count, newest: newest && toSummary(newest, language) };
}

/** Returns the time that {@link markNotificationsUnread} takes to undo it. */
export async function markNotificationsRead(
  context: Deps & WithViewer,
): Promise<Schemas['ReadNotifications']> {
  const member = await requireMember(context);
  const readAt = context.now();
  const count = await saveRead(context.db, member, readAt);
  if (count > 0) await publishReadState(context, member);
  return { count, readAt: readAt.toISOString() };
}

export async function markNotificationsUnread(
  context: Deps & WithViewer,
  readAt: Date,
): Promise<void> {
  const member = await requireMember(context);
  if (await saveUnread(context.db, member, readAt)) await publishReadState(context, member);
}

export async function markNotificationRead(context: Deps & WithViewer, id: string): Promise<void> {
  const member = await requireMember(context);
  const count = await saveRead(context.db, member, context.now(), { id });
  if (count > 0) return publishReadState(context, member);
  if (!(await findNotification(context.db, member, id))) throw new ApiError('notFound');
}

export async function markSubjectRead(
  context: Deps & WithViewer,
  subject: NotificationSubject,
): Promise<void> {
  const member = await requireMember(context);
  if (await saveRead(context.db, member, context.now(), { subject }))
    await publishReadState(context, member);
}

function publishReadState(
  { realtime }: Pick<Deps, 'realtime'>,
  { organizationId, userId }: MemberRef,
): Promise<void> {
  return realtime.publish('notificationsChanged', { organizationId, userId }, {});
}
