export { ChatRoom, type ChatRoomProps, type ChatRoomState, type OpenRoom } from './ChatRoom.tsx';
export { type RoomHeaderCallbacks } from './RoomHeader.tsx';
export {
  type ConversationCallbacks,
  type ConversationState,
} from '../Conversation/Conversation.tsx';
export { type FlowCallbacks } from '../MessageList/MessageList.tsx';
export { type MessageActions } from '../Message/actions.ts';
