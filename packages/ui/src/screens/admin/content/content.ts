import type { Language } from '@office/vocabulary';

export interface ContentCategoryItem {
  id: string;
  version: number;
  name: Record<Language, string>;
  itemCount: number;
  publishedCount: number;
}
