export * from './EmojiPicker.tsx';
export * from './EmojiProvider.tsx';
export type { EmojiPreferences } from './emojiContext.ts';
export type { CustomEmoji } from '../emoji/customEmojiContext.ts';
export type { SkinTone } from '../emoji/emojiSet.ts';
