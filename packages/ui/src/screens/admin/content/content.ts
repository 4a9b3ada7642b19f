import type { Language } from '@office/vocabulary';

type Localized = Record<Language, string>;

export interface ContentCategoryName {
  id: string;
  name: Localized;
}

export interface ContentCategoryItem extends ContentCategoryName {
  version: number;
  itemCount: number;
  publishedCount: number;
}

export interface ContentArticleItem {
  id: string;
  categoryId: string;
  title: Localized;
  published: boolean;
  /** ISO 8601. */
  updatedAt: string;
}

export interface ContentArticleFilter {
  keyword: string;
  categoryId?: string | undefined;
  published?: boolean | undefined;
}

export interface ContentArticleValues {
  title: Localized;
  content: Localized;
  categoryId: string;
  published: boolean;
}
