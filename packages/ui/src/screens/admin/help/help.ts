import type { PersonNames } from '../../../patterns/PersonName.tsx';
import type { ContentArticleItem } from '../content/content.ts';
import type { HelpArticleSort, HelpQuestionState, Language } from '@office/vocabulary';

export interface AdminHelpArticleItem extends ContentArticleItem {
  helpful: number;
  notHelpful: number;
}

export interface AdminHelpQuestionItem {
  id: string;
  version: number;
  state: HelpQuestionState;
  text: string;
  language: Language;
  askedBy: (PersonNames & { id: string; avatarUrl: string | null }) | null;
  article: { id: string; title: string } | null;
  answer: string | null;
  answeredBy: string | null;
  /** ISO 8601. */
  answeredAt: string | null;
  createdAt: string;
}

export const isHelpArticleSort = (value: string): value is HelpArticleSort =>
  ['title', 'helpful', 'notHelpful', 'updatedAt'].includes(value);
