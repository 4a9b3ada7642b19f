import type { HelpArticleSort, HelpQuestionState, Language } from '@office/vocabulary';

type Localized = Record<Language, string>;

export interface AdminHelpCategoryItem {
  id: string;
  name: Localized;
  articleCount: number;
  version: number;
}

export interface AdminHelpArticleItem {
  id: string;
  categoryId: string;
  title: Localized;
  published: boolean;
  helpful: number;
  notHelpful: number;
  /** ISO 8601. */
  updatedAt: string;
}

export interface HelpArticleFilter {
  keyword: string;
  categoryId?: string | undefined;
  published?: boolean | undefined;
}

export interface AdminHelpQuestionItem {
  id: string;
  version: number;
  state: HelpQuestionState;
  text: string;
  language: Language;
  askedBy: { id: string; nameKanji: string; avatarUrl: string | null } | null;
  article: { id: string; title: string } | null;
  answer: string | null;
  answeredBy: string | null;
  /** ISO 8601. */
  answeredAt: string | null;
  createdAt: string;
}

export interface HelpArticleValues {
  title: Localized;
  content: Localized;
  categoryId: string;
  published: boolean;
}

export const isHelpArticleSort = (value: string): value is HelpArticleSort =>
  ['title', 'helpful', 'notHelpful', 'updatedAt'].includes(value);
