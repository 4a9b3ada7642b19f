import { defaultLanguage, textIn } from '@office/vocabulary';
import type { WriteAudit } from '../audit/audit-entry.ts';
import { notifyOnCommit } from '../database/bus.ts';
import type { Queryable } from '../database/database.ts';
import { recordEvent } from '../platform/outgoing-event-store.ts';
import { notificationTopic } from './notification-port.ts';
import { insertReceipts, savePublished, type NotificationRow } from './notification-store.ts';

export async function publish(
  { audit }: { audit: WriteAudit },
  tx: Queryable,
  notification: NotificationRow,
  now: Date,
): Promise<void> {
  const { id, audience } = notification;
  if (!audience) throw new Error(`notification ${id} has no audience`);
  const recipients = await insertReceipts(tx, notification, audience, now);
  await savePublished(tx, id, now);
  await recordSent({ audit }, tx, notification, recipients);
  await notifyOnCommit(tx, notificationTopic, null);
}

/** Writes the audit entry and the event of a notification that an administrator composed. */
export async function recordSent(
  { audit }: { audit: WriteAudit },
  tx: Queryable,
  { id, organizationId, title, authorId: userId }: NotificationRow,
  recipients: number,
): Promise<void> {
  await audit(tx, {
    action: 'NOTIFICATION_SENT',
    organizationId,
    target: { kind: 'NOTIFICATION', id, name: textIn(title, defaultLanguage) },
    after: { recipients },
  });
  const data = { notification: { id, title, recipients } };
  await recordEvent(tx, { organizationId, event: 'NOTIFICATION_SENT', userId, data });
}
