import type { Handlers } from '../platform/operation.ts';
import * as embeds from './embeds.ts';
import { getEmbed } from './get-embed.ts';

export const embedHandlers = {
  getEmbed: ({ params }, context) => getEmbed(context, params.embedKey),
  listAdminEmbeds: (_input, context) => embeds.listAdminEmbeds(context),
  listEmbedRooms: (_input, context) => embeds.listEmbedRooms(context),
  createEmbed: ({ body }, context) => embeds.createEmbed(context, body),
  updateEmbed: ({ params, body }, context) => embeds.updateEmbed(context, params.embedId, body),
  deleteEmbed: ({ params }, context) => embeds.deleteEmbed(context, params.embedId),
  renewEmbedKey: ({ params }, context) => embeds.renewEmbedKey(context, params.embedId),
} satisfies Handlers;
