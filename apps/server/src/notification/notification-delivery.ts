import {
  formatDay,
  formatTime,
  type Language,
  type NotificationSubjectKind,
} from '@office/vocabulary';
import { RecurringWork } from '../lib/recurring-work.ts';
import type { JobDeps } from '../platform/area.ts';
import type { Platform } from '../platform/platform.ts';
import type { PushedNotification } from '../platform/push.ts';
import { notificationTopic } from './notification-port.ts';
import {
  findConnectedReceivers,
  insertReceipts,
  lockDue,
  saveDelivered,
  type NotificationRow,
} from './notification-store.ts';
import { recordSent } from './publication.ts';
import { excerptOf, toSummary } from './notification-view.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'realtime' | 'push' | 'audit'>;

const pollIntervalMs = 5000;

export class NotificationDelivery extends RecurringWork {
  constructor(deps: Deps & Pick<JobDeps, 'bus' | 'jobs'>) {
    const work = () => deliverNotifications(deps);
    super(deps.jobs, { name: 'notifications', interval: pollIntervalMs, work });
    deps.bus.subscribe(notificationTopic, () => this.run());
  }
}

export async function deliverNotifications(deps: Deps): Promise<void> {
  for (;;) {
    const notification = await claimDue(deps);
    if (!notification) return;
    await sendNotification(deps, notification);
  }
}

/** If the process crashes afterwards, no message is sent, but the notification is in the lists. */
function claimDue({ db, now, audit }: Deps): Promise<NotificationRow | null> {
  return db.transaction(async (tx) => {
    const due = await lockDue(tx, now());
    if (!due) return null;
    const publishedAt = due.publishedAt ?? now();
    if (!due.publishedAt && due.audience) {
      const recipients = await insertReceipts(tx, due, due.audience, publishedAt);
      if (due.format === 'MARKDOWN') await recordSent({ audit }, tx, due, recipients);
    }
    await saveDelivered(tx, { ...due, publishedAt }, now());
    return { ...due, publishedAt };
  });
}

async function sendNotification(deps: Deps, notification: NotificationRow): Promise<void> {
  const { organizationId, quiet } = notification;
  const receivers = await findConnectedReceivers(deps.db, notification);
  for (const [group, userIds] of groupsOf(receivers)) {
    const { language, unreadCount } = group;
    const receivedAt = notification.publishedAt ?? deps.now();
    const summary = toSummary({ ...notification, receivedAt, readAt: null }, language);
    const message = { notification: summary, unreadCount, quiet };
    await deps.realtime.publish('notificationUser', { organizationId, userIds }, message);
  }
  deps.push.notification(toPushed(notification));
}

/** A missed invitation replaces the notification of the incoming call. */
const tagOf = (kind: NotificationSubjectKind) =>
  kind === 'VOICE_INVITATION' ? 'voice' : kind.toLowerCase();

function toPushed(notification: NotificationRow): PushedNotification {
  const { id, organizationId, kind, title, path, subjectKind, subjectId } = notification;
  const { eventAt, eventTimeZone, expiresAt } = notification;
  const contentIn = (language: Language) => {
    const text = excerptOf(notification, language);
    if (!eventAt || !eventTimeZone) return text;
    const day = formatDay(eventAt, language, eventTimeZone);
    return [text, `${day} ${formatTime(eventAt, eventTimeZone)}`].filter(Boolean).join(' · ');
  };
  return {
    id,
    organizationId,
    kind,
    title,
    content: { ja: contentIn('ja'), en: contentIn('en') },
    path: path ?? `/notifications?id=${id}`,
    tag: subjectKind ? `${tagOf(subjectKind)}-${subjectId}` : `notification-${id}`,
    expiresAt,
  };
}

type Receiver = Awaited<ReturnType<typeof findConnectedReceivers>>[number];
type Group = Pick<Receiver, 'language' | 'unreadCount'>;

/** Groups receivers with identical messages: thousands of receivers share a few dozen messages. */
function groupsOf(receivers: readonly Receiver[]): [Group, string[]][] {
  const groups = new Map<string, [Group, string[]]>();
  for (const { userId, language, unreadCount } of receivers) {
    const key = `${language} ${unreadCount}`;
    const group = groups.get(key) ?? [{ language, unreadCount }, []];
    group[1].push(userId);
    groups.set(key, group);
  }
  return [...groups.values()];
}
