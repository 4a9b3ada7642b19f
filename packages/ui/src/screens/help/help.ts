import type { HelpQuestionState } from '@office/vocabulary';

/** An article, and the address of its page. */
export interface HelpArticleLink {
  id: string;
  title: string;
  href: string;
}

/** An article that a search has found. */
export interface HelpArticleHit extends HelpArticleLink {
  categoryName: string;
  /** The beginning of its text, plain. */
  excerpt: string;
}

export interface HelpCategoryItem {
  id: string;
  name: string;
  articles: readonly HelpArticleLink[];
}

/** A question that the reader asked. */
export interface HelpQuestionItem {
  id: string;
  text: string;
  state: HelpQuestionState;
  /** ISO 8601. */
  createdAt: string;
  href: string;
}

/** The tones of a question's states. */
export const questionTones = {
  OPEN: 'accent',
  ANSWERED: 'success',
  CLOSED: 'neutral',
} as const satisfies Record<HelpQuestionState, string>;
