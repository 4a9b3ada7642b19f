export type { SearchAction } from './models/searchViews.ts';
