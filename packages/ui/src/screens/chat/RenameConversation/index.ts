export { RenameConversation, type RenameConversationProps } from './RenameConversation.tsx';
