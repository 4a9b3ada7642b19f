export {
  SavedMessages,
  savedMessageGroups,
  type SavedMessageGroup,
  type SavedMessagesProps,
  type SavedMessagesState,
} from './SavedMessages.tsx';
