import type { Area } from '../platform/area.ts';
import { emojiFileLinks } from './emoji-store.ts';
import { emojiHandlers } from './handlers.ts';

export const emojiArea: Area = { handlers: emojiHandlers, fileLinks: emojiFileLinks };
