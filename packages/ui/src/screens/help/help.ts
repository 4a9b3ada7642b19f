import type { HelpQuestionState } from '@office/vocabulary';

export interface HelpArticleLink {
  id: string;
  title: string;
  href: string;
}

export interface HelpArticleHit extends HelpArticleLink {
  categoryName: string;
  excerpt: string;
}

export interface HelpCategoryItem {
  id: string;
  name: string;
  articles: readonly HelpArticleLink[];
}

export interface HelpQuestionItem {
  id: string;
  text: string;
  state: HelpQuestionState;
  createdAt: string;
  href: string;
}

export const questionTones = {
  OPEN: 'accent',
  ANSWERED: 'success',
  CLOSED: 'neutral',
} as const satisfies Record<HelpQuestionState, string>;
