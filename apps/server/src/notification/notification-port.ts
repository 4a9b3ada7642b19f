import { notifyOnCommit } from '../database/bus.ts';
import type { Notifications } from '../platform/notifications.ts';
import { publishOnCommit } from '../realtime/hub.ts';
import {
  insertReceipts,
  insertNotification,
  saveRead,
  removeFromAudience,
} from './notification-store.ts';

export const notificationTopic = 'notification';

export function createNotifications(now: () => Date): Notifications {
  return {
    async add(tx, { to, subject, event, ...notification }) {
      const at = now();
      const { publishAt = at } = notification;
      const audience = 'kind' in to ? to : { kind: 'PEOPLE' as const, userIds: [...to] };
      if (audience.kind === 'PEOPLE' && !audience.userIds?.length) return;
      const isDue = publishAt <= at;
      // Receipts for large audiences are created in a separate transaction.
      const isInsertedDirectly = isDue && audience.kind === 'PEOPLE';
      const row = await insertNotification(tx, {
        ...notification,
        ...(event && { eventAt: event.at, eventTimeZone: event.timeZone }),
        ...(subject && { subjectKind: subject.kind, subjectId: subject.id }),
        audience,
        publishAt,
        publishedAt: isInsertedDirectly ? at : null,
        createdAt: at,
      });
      if (isInsertedDirectly) await insertReceipts(tx, row, audience, at);
      if (isDue) await notifyOnCommit(tx, notificationTopic, null);
    },
    cancel: (tx, member, subject) => removeFromAudience(tx, member, subject),
    async readSubject(tx, member, subject) {
      const { organizationId, userId } = member;
      if ((await saveRead(tx, member, now(), { subject })) === 0) return;
      await publishOnCommit(tx, 'notificationsChanged', { organizationId, userId }, {});
    },
  };
}
