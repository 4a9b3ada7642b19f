import { notifyOnCommit } from '../database/bus.ts';
import { isBotEmail } from '../lib/bot-email.ts';
import type { Mailer } from '../platform/mailer.ts';
import { findMail, insertMails, listMails } from './outbox-store.ts';
import { composeMail } from './templates.ts';

export { findMail, listMails };

export const mailTopic = 'mail';

export const outboxMailer: Mailer = {
  async enqueue(tx, { to, language, template, values, calendars = [] }) {
    if (isBotEmail(to)) return;
    const mail = { recipient: to, ...composeMail(language, template, values), calendars };
    await insertMails(tx, [mail]);
    await notifyOnCommit(tx, mailTopic, null);
  },
  async enqueueMany(tx, mails) {
    if (mails.length === 0) return [];
    const rows = mails.map(({ to, language, template, values, calendars = [] }) => ({
      recipient: to,
      ...composeMail(language, template, values),
      calendars,
      bulk: mails.length > 1,
    }));
    const ids = await insertMails(tx, rows);
    await notifyOnCommit(tx, mailTopic, null);
    return ids;
  },
};
