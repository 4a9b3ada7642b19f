import type { SearchItem } from '@office/ui';

/** A page to go to, or something to do, that the search finds on the device. */
export interface SearchAction {
  id: string;
  /** In the language that is shown. */
  name: string;
  /** In the other one, once it is there. */
  otherNames: readonly string[];
  icon: NonNullable<SearchItem['icon']>;
  /** The keys that do the same. */
  keys?: readonly string[];
  run(): void;
}
