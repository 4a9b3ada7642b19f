import type { Area } from '../platform/area.ts';
import { MailDelivery } from './delivery.ts';
import { serveOutboxPage } from './outbox-page.ts';
import { subDays } from 'date-fns/subDays';
import type { Cleanup } from '../platform/cleanup.ts';
import { deleteMails, mailQueue } from './outbox-store.ts';

const mailCleanup: Cleanup = {
  sweeps: {
    mails: {
      run: (tx, { now }) =>
        // Keeps sent mails for 30 days, so that the operator can confirm deliveries.
        deleteMails(tx, { sentBefore: subDays(now(), 30), createdBefore: subDays(now(), 90) }),
    },
  },
};

export const mailArea: Area = {
  cleanup: mailCleanup,
  queues: [mailQueue],
  routes: serveOutboxPage,
  startJobs(deps) {
    const { smtpUrl } = deps.config.mail;
    return smtpUrl ? [new MailDelivery(deps, smtpUrl)] : [];
  },
};
