import type { Handlers } from '../../platform/operation.ts';
import { listPins, pinMessage, unpinMessage } from './pins.ts';

export const messageActionHandlers = {
  listChatPins: ({ params }, context) => listPins(context, params.roomId),
  pinChatMessage: ({ params }, context) => pinMessage(context, params),
  unpinChatMessage: ({ params }, context) => unpinMessage(context, params),
} satisfies Handlers;
