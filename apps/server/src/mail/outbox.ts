import { notifyOnCommit } from '../database/bus.ts';
import type { Mailer } from '../platform/mailer.ts';
import { findMail, insertMail, listMails } from './outbox-store.ts';
import { composeMail } from './templates.ts';

export { findMail, listMails };

/** Topic that tells the server processes of a mail to deliver. */
export const mailTopic = 'mail';

export const outboxMailer: Mailer = {
  async enqueue(tx, { to, language, template, values, calendars = [] }) {
    await insertMail(tx, { recipient: to, ...composeMail(language, template, values), calendars });
    await notifyOnCommit(tx, mailTopic, null);
  },
};
