export {
  ContentCategories,
  type ContentCategoriesProps,
  type ContentCategoriesState,
} from './ContentCategories.tsx';
export type { ContentCategoryItem } from '../content.ts';
