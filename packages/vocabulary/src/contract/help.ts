// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Unanswered, answered, or closed by an administrator. */
export const helpQuestionStates = ['OPEN', 'ANSWERED', 'CLOSED'] as const;
export type HelpQuestionState = (typeof helpQuestionStates)[number];

/** Sort column of articles. */
export const helpArticleSorts = ['title', 'helpful', 'notHelpful', 'updatedAt'] as const;
export type HelpArticleSort = (typeof helpArticleSorts)[number];

/** Maximum length of a question to administrators. */
export const maxHelpQuestionLength = 2000;
