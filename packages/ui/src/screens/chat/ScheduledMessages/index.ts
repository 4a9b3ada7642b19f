export {
  ScheduledMessages,
  type ScheduledMessageItem,
  type ScheduledMessagesProps,
  type ScheduledMessagesState,
} from './ScheduledMessages.tsx';
