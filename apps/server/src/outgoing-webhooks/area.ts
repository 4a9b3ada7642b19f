import { subDays } from 'date-fns/subDays';
import type { Area } from '../platform/area.ts';
import { OutgoingWebhookDelivery } from './delivery.ts';
import { deleteOldDeliveries, outgoingWebhookQueue } from './delivery-store.ts';
import { outgoingWebhookHandlers } from './handlers.ts';

const keptDays = 7;
const sweepBatch = 1000;

export const outgoingWebhooksArea: Area = {
  handlers: outgoingWebhookHandlers,
  queues: [outgoingWebhookQueue],
  startJobs: (deps) => [new OutgoingWebhookDelivery(deps)],
  cleanup: {
    sweeps: {
      outgoingWebhookDeliveries: {
        batch: sweepBatch,
        run: (tx, { now }) => deleteOldDeliveries(tx, subDays(now(), keptDays), sweepBatch),
      },
    },
  },
};
