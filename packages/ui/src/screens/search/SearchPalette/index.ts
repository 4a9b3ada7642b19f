export {
  SearchPalette,
  type SearchPaletteProps,
  type SearchPaletteState,
} from './SearchPalette.tsx';
export type { SearchItem, SearchSection, SearchSectionKind } from '../search.ts';
