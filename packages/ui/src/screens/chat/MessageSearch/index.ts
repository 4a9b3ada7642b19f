export {
  MessageSearch,
  type MessageSearchProps,
  type MessageSearchState,
} from './MessageSearch.tsx';
export { type MessageFilters } from './messageFilters.ts';
export { type FilterChoices } from './SearchFilters.tsx';
export { type MessageHit } from './SearchHit.tsx';
