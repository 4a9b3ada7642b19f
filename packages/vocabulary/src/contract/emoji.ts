// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Members who can add emoji. Guests never can, administrators always can. */
export const customEmojiAddings = ['EVERYONE', 'ADMINISTRATORS'] as const;
export type CustomEmojiAdding = (typeof customEmojiAddings)[number];

/** Emoji of an organisation. */
export const maxCustomEmoji = 500;

/** Characters of a name. */
export const maxCustomEmojiNameLength = 32;

/** Name of an emoji of an organisation, without colons. */
export const customEmojiNamePattern =
  /^[a-z0-9ぁ-ゖァ-ヺー一-龠々〇](?:[a-z0-9ぁ-ゖァ-ヺー一-龠々〇_-]{0,30}[a-z0-9ぁ-ゖァ-ヺー一-龠々〇])$/u;
