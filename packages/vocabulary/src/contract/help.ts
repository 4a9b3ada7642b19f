// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Waits for an answer, has one, or was closed by an administrator. */
export const helpQuestionStates = ['OPEN', 'ANSWERED', 'CLOSED'] as const;
export type HelpQuestionState = (typeof helpQuestionStates)[number];

/** A column of the table of articles. */
export const helpArticleSorts = ['title', 'helpful', 'notHelpful', 'updatedAt'] as const;
export type HelpArticleSort = (typeof helpArticleSorts)[number];

/** Characters of a question to administrators. */
export const maxHelpQuestionLength = 2000;
