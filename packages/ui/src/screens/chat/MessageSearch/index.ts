export {
  MessageSearch,
  type MessageSearchProps,
  type MessageSearchState,
} from './MessageSearch.tsx';
export { type MessageHit } from './SearchHit.tsx';
