export { UnsentMessages, type UnsentMessagesProps } from './UnsentMessages.tsx';
export { type UnsentCallbacks, type UnsentMessage } from './UnsentList.tsx';
