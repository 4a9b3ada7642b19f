import type { Schemas } from '@office/api';
import type { Language, NotificationKind, NotificationSubjectKind } from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';
import type { MemberRef } from '../database/membership.ts';

export interface NotificationSubject {
  kind: NotificationSubjectKind;
  id: string;
}

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
  event?: { at: Date; timeZone: string };
  /** Suppresses the toast, because open pages show the event in another way. */
  quiet?: boolean;
  publishAt?: Date;
  expiresAt?: Date;
}

/**
 * Notifies in the transaction of the event. After the commit, connected members receive
 * `notificationUser`, the others a push message; all find it in their list.
 */
export interface Notifications {
  add(tx: Queryable, notification: NewNotification): Promise<void>;
  /** Removes unpublished notifications about an object from a member who must not receive them any more. */
  cancel(tx: Queryable, member: MemberRef, subject: NotificationSubject): Promise<void>;
  readSubject(tx: Queryable, member: MemberRef, subject: NotificationSubject): Promise<void>;
}
