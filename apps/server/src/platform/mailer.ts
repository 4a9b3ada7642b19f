import type { Language, MeetingAnswer } from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';

export interface MailTemplates {
  /** Sign-in from an unknown network address. */
  loginCode: { code: string; minutes: number };
  invite: { organizationName: string; inviterName: string | null; url: string; days: number };
  resetPassword: { url: string; hours: number };
  passwordChanged: { at: Date };
  /** `url` is the page with the signed-in devices. */
  newDevice: {
    at: Date;
    browser: string | null;
    system: string | null;
    address: string;
    url: string;
  };
  twoFactorEnabled: { at: Date };
  twoFactorDisabled: { at: Date };
  recoveryCodeUsed: { at: Date };
  /** Too many wrong codes after a correct password. */
  twoFactorBlocked: { at: Date; until: Date };
  passkeyAdded: { at: Date; name: string };
  passkeyRemoved: { at: Date; name: string };
  /** Too many failed passwords from one network. `url` is the page for requesting a new password. */
  passwordsBlocked: { at: Date; until: Date; network: string; url: string };
  /** `deletesAt` is null if the deletion was cancelled. */
  organizationDeletion: { organizationName: string; deletesAt: Date | null; url: string };
  meeting: MeetingMail;
}

interface MeetingMail {
  change: 'INVITED' | 'CHANGED' | 'CANCELED' | 'ANSWERED';
  by: string | null;
  title: string;
  startTime: Date;
  endTime: Date;
  /** IANA name of the time zone in which the meeting was planned. */
  timeZone: string;
  room: string | null;
  description: string | null;
  reason?: string | null;
  /** The mail is about a whole series, or the rest of a series. */
  repeats: boolean;
  answer: MeetingAnswer | null;
  page: string;
}

/** Calendar file attached to a mail (RFC 5546). */
export interface CalendarFile {
  method: 'REQUEST' | 'CANCEL';
  text: string;
}

type MailTemplate = keyof MailTemplates;

interface NewMail<T extends MailTemplate> {
  to: string;
  language: Language;
  template: T;
  values: MailTemplates[T];
  calendars?: CalendarFile[];
}

/** Sends mails through an outbox table, so that none is lost or sent for a rolled-back transaction. */
export interface Mailer {
  /**
   * Sent by SMTP after the commit of `db`. Without SMTP it stays in the outbox, for the operator.
   */
  enqueue<T extends MailTemplate>(db: Queryable, mail: NewMail<T>): Promise<void>;

  /** Writes mails in one query. Returns their ids in order. Sent after mails enqueued individually. */
  enqueueMany<T extends MailTemplate>(
    db: Queryable,
    mails: readonly NewMail<T>[],
  ): Promise<string[]>;
}
