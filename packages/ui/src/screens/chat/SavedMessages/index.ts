export {
  SavedMessages,
  savedMessageGroups,
  type SavedMessageGroup,
  type SavedMessageItem,
  type SavedMessagesProps,
  type SavedMessagesState,
} from './SavedMessages.tsx';
