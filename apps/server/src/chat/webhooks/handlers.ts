import type { Handlers } from '../../platform/operation.ts';
import { postWebhookMessage } from './webhook-message.ts';
import * as webhooks from './webhooks.ts';

export const webhookHandlers = {
  listChatWebhooks: ({ params }, context) => webhooks.listWebhooks(context, params.roomId),
  createChatWebhook: ({ params, body }, context) =>
    webhooks.createWebhook(context, params.roomId, body),
  renewChatWebhookUrl: ({ params }, context) => webhooks.renewUrl(context, params),
  deleteChatWebhook: ({ params }, context) => webhooks.deleteWebhook(context, params),
  postWebhookMessage: ({ params, body }, context) =>
    postWebhookMessage(context, params.secret, body),
  listAdminWebhooks: (_input, context) => webhooks.listAdminWebhooks(context),
  deleteAdminWebhook: ({ params }, context) =>
    webhooks.deleteAdminWebhook(context, params.webhookId),
} satisfies Handlers;
