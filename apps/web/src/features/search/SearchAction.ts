import type { SearchItem } from '@office/ui';

export interface SearchAction {
  id: string;
  name: string;
  otherNames: readonly string[];
  icon: NonNullable<SearchItem['icon']>;
  keys?: readonly string[];
  run(): void;
}
