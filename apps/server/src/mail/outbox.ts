import { notifyOnCommit } from '../database/bus.ts';
import type { Mailer } from '../platform/mailer.ts';
import { insertMail } from './outbox-store.ts';
import { composeMail } from './templates.ts';

/** Topic that tells the server processes of a mail to deliver. */
export const mailTopic = 'mail';

export const outboxMailer: Mailer = {
  async enqueue(tx, { to, language, template, values }) {
    const { subject, text } = composeMail(language, template, values);
    await insertMail(tx, { recipient: to, subject, text });
    await notifyOnCommit(tx, mailTopic, null);
  },
};
