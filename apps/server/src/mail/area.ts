import type { Area } from '../platform/area.ts';
import { MailDelivery } from './delivery.ts';
import { mailCleanup } from './mail-cleanup.ts';
import { serveOutboxPage } from './outbox-page.ts';

export const mailArea: Area = {
  cleanup: mailCleanup,
  routes: serveOutboxPage,
  startJobs(deps) {
    const { smtpUrl } = deps.config.mail;
    return smtpUrl ? [new MailDelivery(deps, smtpUrl)] : [];
  },
};
