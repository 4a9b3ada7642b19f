import { pageOf } from '../http/page.ts';
import type { Handlers } from '../platform/operation.ts';
import * as webhooks from './webhooks.ts';

export const outgoingWebhookHandlers = {
  listOutgoingWebhooks: (_input, context) => webhooks.listWebhooks(context),
  createOutgoingWebhook: ({ body }, context) => webhooks.createWebhook(context, body),
  listOutgoingWebhookRooms: (_input, context) => webhooks.listRooms(context),
  updateOutgoingWebhook: ({ params, body }, context) =>
    webhooks.updateWebhook(context, params.outgoingWebhookId, body),
  deleteOutgoingWebhook: ({ params }, context) =>
    webhooks.deleteWebhook(context, params.outgoingWebhookId),
  renewOutgoingWebhookSecret: ({ params }, context) =>
    webhooks.renewSecret(context, params.outgoingWebhookId),
  testOutgoingWebhook: ({ params }, context) =>
    webhooks.testWebhook(context, params.outgoingWebhookId),
  listOutgoingWebhookDeliveries: ({ params, query }, context) =>
    webhooks.listWebhookDeliveries(context, params.outgoingWebhookId, {
      status: query.status,
      page: pageOf(query),
    }),
  redeliverOutgoingWebhookEvent: ({ params }, context) => webhooks.redeliver(context, params),
} satisfies Handlers;
