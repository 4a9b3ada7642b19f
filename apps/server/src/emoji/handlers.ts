import type { Handlers } from '../platform/operation.ts';
import * as emoji from './custom-emoji.ts';
import { getSetting, updateSetting } from './emoji-setting.ts';

export const emojiHandlers = {
  listCustomEmoji: (_input, context) => emoji.listCustomEmoji(context),
  preSignCustomEmoji: ({ body }, context) => emoji.preSignPicture(context, body),
  addCustomEmoji: ({ body }, context) => emoji.addCustomEmoji(context, body),
  deleteOwnCustomEmoji: ({ params }, context) =>
    emoji.deleteOwnCustomEmoji(context, params.emojiId),
  listAdminCustomEmoji: async (_input, context) => ({
    data: await emoji.listAdminCustomEmoji(context),
    setting: await getSetting(context),
  }),
  preSignAdminCustomEmoji: ({ body }, context) => emoji.preSignPicture(context, body),
  addAdminCustomEmoji: ({ body }, context) => emoji.addCustomEmoji(context, body),
  deleteCustomEmoji: ({ params }, context) => emoji.deleteCustomEmoji(context, params.emojiId),
  updateCustomEmojiSetting: ({ body }, context) => updateSetting(context, body),
} satisfies Handlers;
