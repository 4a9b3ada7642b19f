import type { Handlers } from '../../platform/operation.ts';
import { listScheduled, scheduleMessage } from './scheduled-messages.ts';
import { cancelScheduled, sendScheduledNow, updateScheduled } from './scheduled-changes.ts';

export const scheduledHandlers = {
  listScheduledChatMessages: (_input, context) => listScheduled(context),
  scheduleChatMessage: ({ params, body }, context) => scheduleMessage(context, params.roomId, body),
  updateScheduledChatMessage: ({ params, body }, context) =>
    updateScheduled(context, params.scheduledId, body),
  sendScheduledChatMessage: ({ params }, context) => sendScheduledNow(context, params.scheduledId),
  cancelScheduledChatMessage: ({ params }, context) => cancelScheduled(context, params.scheduledId),
} satisfies Handlers;
