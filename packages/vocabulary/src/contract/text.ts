// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Characters of a text of one line or some. */
export const maxTextLength = 255;

/** Characters of a content in Markdown. */
export const maxContentLength = 10000;

/** Characters of an email address. */
export const maxEmailLength = 255;

/** Characters of a search in a list. */
export const maxKeywordLength = 255;

/** Name: one line, not blank, without invisible characters. */
export const visibleNamePattern =
  /^(?=.*\S)(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\p{Script=Han}[\uFE00-\uFE02\u{E0100}-\u{E01EF}]|\p{Extended_Pictographic}[\uFE0E\uFE0F]|[0-9#*]\uFE0F\u20E3|\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?\u200D(?=\p{Extended_Pictographic})|\u{1F3F4}[\u{E0061}-\u{E007A}]{5}\u{E007F})+$/u;

/** One line without invisible characters; may be empty. */
export const visibleTextPattern =
  /^(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\p{Script=Han}[\uFE00-\uFE02\u{E0100}-\u{E01EF}]|\p{Extended_Pictographic}[\uFE0E\uFE0F]|[0-9#*]\uFE0F\u20E3|\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?\u200D(?=\p{Extended_Pictographic})|\u{1F3F4}[\u{E0061}-\u{E007A}]{5}\u{E007F})*$/u;
