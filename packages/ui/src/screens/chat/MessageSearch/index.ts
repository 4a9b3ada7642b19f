export {
  MessageSearch,
  type MessageHit,
  type MessageSearchProps,
  type MessageSearchState,
} from './MessageSearch.tsx';
