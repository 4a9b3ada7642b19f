import { pageOf } from '../../http/page.ts';
import type { Handlers } from '../../platform/operation.ts';
import { removePreview } from '../link-previews/remove-preview.ts';
import { markUnread } from './mark-unread.ts';
import { listPins, pinMessage, unpinMessage } from './pins.ts';
import { listSavedMessageIds, listSavedMessages, saveMessage, unsaveMessage } from './saved.ts';

export const messageActionHandlers = {
  listChatPins: ({ params }, context) => listPins(context, params.roomId),
  pinChatMessage: ({ params }, context) => pinMessage(context, params),
  unpinChatMessage: ({ params }, context) => unpinMessage(context, params),
  listSavedChatMessages: ({ query }, context) =>
    listSavedMessages(context, { ...pageOf(query), done: query.done ?? false }),
  listSavedChatMessageIds: ({ params }, context) => listSavedMessageIds(context, params.roomId),
  saveChatMessage: ({ params, body }, context) => saveMessage(context, params, body),
  removeChatLinkPreview: ({ params }, context) => removePreview(context, params),
  markChatMessageUnread: ({ params }, context) => markUnread(context, params),
  unsaveChatMessage: ({ params }, context) => unsaveMessage(context, params),
} satisfies Handlers;
