export { ChatRoom, type ChatRoomProps, type ChatRoomState } from './ChatRoom.tsx';
export { type OpenRoom } from './OpenRoom.ts';
export { type RoomHeaderCallbacks } from './RoomHeader.tsx';
export {
  type ConversationCallbacks,
  type ConversationState,
} from '../Conversation/Conversation.tsx';
export { type MessageListCallbacks } from '../MessageList/MessageListCallbacks.ts';
export { type MessageActions } from '../Message/actions.ts';
