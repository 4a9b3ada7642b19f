export {
  MessageSearch,
  type MessageSearchProps,
  type MessageSearchState,
} from './MessageSearch.tsx';
export { type MessageHit } from './MessageHit.ts';
