import type { SearchItem } from '@office/ui';

export interface SearchAction {
  id: string;
  /** In the current language. */
  name: string;
  /** In the other languages, once loaded. */
  otherNames: readonly string[];
  icon: NonNullable<SearchItem['icon']>;
  keys?: readonly string[];
  run(): void;
}
