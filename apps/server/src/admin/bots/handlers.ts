import type { Handlers } from '../../platform/operation.ts';
import * as bots from './bots.ts';

export const botHandlers = {
  listBots: (_input, context) => bots.listBots(context),
  createBot: ({ body }, context) => bots.createBot(context, body),
  updateBot: ({ params, body }, context) => bots.updateBot(context, params.botId, body),
  deleteBot: ({ params }, context) => bots.deleteBot(context, params.botId),
  createBotToken: ({ params, body }, context) => bots.createBotToken(context, params.botId, body),
} satisfies Handlers;
