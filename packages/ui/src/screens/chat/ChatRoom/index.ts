export { ChatRoom, type ChatRoomProps, type ChatRoomState } from './ChatRoom.tsx';
export { type OpenRoom, type RoomHeaderCallbacks } from './RoomHeader.tsx';
export { type CommandReplyItem } from '../Conversation/CommandReply.tsx';
export {
  type ConversationCallbacks,
  type ConversationState,
} from '../Conversation/Conversation.tsx';
export { type ChatSlashCommand, type TypedCommand } from '../slashCommand.ts';
export { type FlowCallbacks } from '../MessageList/FlowCallbacks.ts';
export { type MessageActions } from '../Message/actions.ts';
