export { type ListedMessageItem } from '../ListedMessage/ListedMessage.tsx';
export {
  PinnedMessages,
  type PinnedMessage,
  type PinnedMessagesProps,
  type PinnedMessagesState,
} from './PinnedMessages.tsx';
