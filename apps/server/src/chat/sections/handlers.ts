import type { Handlers } from '../../platform/operation.ts';
import * as sections from './sections.ts';

export const sectionHandlers = {
  listChatSections: (_input, context) => sections.listSections(context),
  createChatSection: ({ body }, context) => sections.createSection(context, body),
  updateChatSection: ({ params, body }, context) =>
    sections.updateSection(context, params.sectionId, body),
  deleteChatSection: ({ params }, context) => sections.deleteSection(context, params.sectionId),
  orderChatSections: ({ body }, context) => sections.orderSections(context, body),
  placeChatRoom: ({ params, body }, context) => sections.placeRoom(context, params.roomId, body),
} satisfies Handlers;
