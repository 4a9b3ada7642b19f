export type { SearchAction } from './SearchAction.ts';
