import type { Language, MeetingAnswer } from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';

/** The mails that the product sends, and what each one says. Links are complete URLs. */
export interface MailTemplates {
  /** Sign-in from an unknown address. */
  loginCode: { code: string; minutes: number };
  /** Someone with or without an account is asked to join an organisation. */
  invite: { organizationName: string; inviterName: string | null; url: string; days: number };
  resetPassword: { url: string; hours: number };
  passwordChanged: { at: Date };
  /** Too many wrong passwords from a network; `url` is where a new one is asked for. */
  passwordsBlocked: { at: Date; until: Date; network: string; url: string };
  /** A meeting was planned, changed, cancelled or answered. */
  meeting: MeetingMail;
}

interface MeetingMail {
  change: 'INVITED' | 'CHANGED' | 'CANCELED' | 'ANSWERED';
  /** The name of who did so. */
  by: string | null;
  title: string;
  startTime: Date;
  endTime: Date;
  /** IANA name of the zone that it was planned in. */
  timeZone: string;
  room: string | null;
  description: string | null;
  /** Why, where it was not one of those who take part. */
  reason?: string | null;
  /** It is for a whole series, or the rest of one. */
  repeats: boolean;
  answer: MeetingAnswer | null;
  /** The page that shows it. */
  page: string;
}

/** A calendar file that a mail brings (RFC 5546). */
export interface CalendarFile {
  method: 'REQUEST' | 'CANCEL';
  text: string;
}

type MailTemplate = keyof MailTemplates;

/** A mail to write. */
interface NewMail<T extends MailTemplate> {
  to: string;
  language: Language;
  template: T;
  values: MailTemplates[T];
  calendars?: CalendarFile[];
}

/** Sends mail by way of an outbox in the database, so that none is lost and none sent in vain. */
export interface Mailer {
  /**
   * Writes a mail to the outbox, in the transaction that causes it when one is given. It leaves
   * after commit: by SMTP where that is configured, else it waits for the operator to read it.
   */
  enqueue<T extends MailTemplate>(db: Queryable, mail: NewMail<T>): Promise<void>;

  /**
   * Writes many mails in one go, and answers their ids in the same order. They leave after those that are
   * written singly, for which someone waits.
   */
  enqueueMany<T extends MailTemplate>(
    db: Queryable,
    mails: readonly NewMail<T>[],
  ): Promise<string[]>;
}
