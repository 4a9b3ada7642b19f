import type { Schemas } from '@office/api';
import type { Language, NotificationKind, NotificationSubjectKind } from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';
import type { MemberRef } from '../database/membership.ts';

export interface NotificationSubject {
  kind: NotificationSubjectKind;
  id: string;
}

/** Notification created by the product. Its texts are plain text, one per language. */
export interface NewNotification {
  organizationId: string;
  /** Recipients, as user ids or as an audience. Skips blocked members and non-members. */
  to: readonly string[] | Schemas['Audience'];
  kind: NotificationKind;
  title: Record<Language, string>;
  content: Record<Language, string>;
  /** Path of the page to open, for example `/online-meeting?meetingId=…`. */
  path: string | null;
  /** The notification is marked as read when the recipient views this object. */
  subject?: NotificationSubject;
  /** Time of the event. Shown to recipients in their own time zone. */
  event?: { at: Date; timeZone: string };
  /** Suppresses the toast, because open pages show the event in another way. */
  quiet?: boolean;
  /** Time of delivery, unless cancelled before. Defaults to now. */
  publishAt?: Date;
  /** No push messages are sent after this time. */
  expiresAt?: Date;
}

/**
 * Notifies members of events, in the transaction of the event. After the commit, connected members receive
 * `notificationUser`, the others a push message. Every recipient also finds the notification in their list.
 */
export interface Notifications {
  add(tx: Queryable, notification: NewNotification): Promise<void>;
  /** Removes unpublished notifications about an object from a member who must not receive them any more. */
  cancel(tx: Queryable, member: MemberRef, subject: NotificationSubject): Promise<void>;
  readSubject(tx: Queryable, member: MemberRef, subject: NotificationSubject): Promise<void>;
}
