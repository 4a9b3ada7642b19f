import type { Schemas } from '@office/api';
import type { Language, NotificationKind, NotificationSubjectKind } from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';
import type { MemberRef } from '../database/membership.ts';

/** The thing that a notification is about. */
export interface NotificationSubject {
  kind: NotificationSubjectKind;
  id: string;
}

/** A notification that the product makes. Its texts are plain, and each language has its own. */
export interface NewNotification {
  organizationId: string;
  /** The people who get it, by name or as an audience; those who are no members, or blocked, do not. */
  to: readonly string[] | Schemas['Audience'];
  kind: NotificationKind;
  title: Record<Language, string>;
  content: Record<Language, string>;
  /** The page of the product that it leads to: `/online-meeting?meetingId=…`. */
  path: string | null;
  /** It is read once its reader has seen this. */
  subject?: NotificationSubject;
  /** When the thing that it is about takes place: readers see it on their own clock. */
  event?: { at: Date; timeZone: string };
  /** Open pages tell of it in a way of their own, and not by a toast. */
  quiet?: boolean;
  /** When people get it, unless it is cancelled before; at once without it. */
  publishAt?: Date;
  /** After this nobody is told of it by push. */
  expiresAt?: Date;
}

/**
 * Tells members of what happens, in the transaction in which it does. After the commit those who are there hear of
 * it at once (`notificationUser`), the others by push; everyone finds it in their list.
 */
export interface Notifications {
  add(tx: Queryable, notification: NewNotification): Promise<void>;
  /** Takes what is about a thing, and is not published yet, from a member who is not to get it any more. */
  cancel(tx: Queryable, member: MemberRef, subject: NotificationSubject): Promise<void>;
  /** Notes that a member has seen what some notifications are about. */
  readSubject(tx: Queryable, member: MemberRef, subject: NotificationSubject): Promise<void>;
}
