// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Event that is sent. The request has it in lower case with a dot as `type`, such as `message.created`. MESSAGE_CREATED is sent for messages of members, bots and incoming webhooks in the chosen rooms. */
export const outgoingWebhookEvents = [
  'MESSAGE_CREATED',
  'MEMBER_JOINED',
  'MEMBER_LEFT',
  'MEETING_PLANNED',
  'MEETING_CANCELED',
  'NOTIFICATION_SENT',
] as const;
export type OutgoingWebhookEvent = (typeof outgoingWebhookEvents)[number];

/** WAITING for the next attempt, SENT, or FAILED after the last attempt. */
export const outgoingWebhookDeliveryStatuses = ['WAITING', 'SENT', 'FAILED'] as const;
export type OutgoingWebhookDeliveryStatus = (typeof outgoingWebhookDeliveryStatuses)[number];
