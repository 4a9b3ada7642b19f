import type { Handlers } from '../../platform/operation.ts';
import { forwardMessage } from './forward-message.ts';
import { listForwardSources } from './forward-sources.ts';

export const forwardingHandlers = {
  forwardChatMessage: ({ params, body }, context) => forwardMessage(context, params, body),
  listChatForwardSources: ({ params }, context) => listForwardSources(context, params.roomId),
} satisfies Handlers;
