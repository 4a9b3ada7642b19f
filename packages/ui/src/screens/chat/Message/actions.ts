import type { ChatMessage } from '../chat.ts';

/** The actions of a message; an absent one is not offered. */
export interface MessageActions {
  onReply?(event: { message: ChatMessage }): void;
  onEdit?(event: { message: ChatMessage }): void;
  onDelete?(event: { message: ChatMessage }): void;
  onOpenThread?(event: { messageId: string }): void;
  /** Adds one's own, or takes it back. */
  onReact?(event: { messageId: string; emoji: string }): void;
  onCopyText(event: { text: string }): void;
  onCopyLink(event: { messageId: string }): void;
  /** To the message that is quoted. */
  onJump(event: { messageId: string }): void;
  onOpenProfile(event: { userId: string }): void;
  /** A PDF is on the screen: its first pages are wanted. Without it none are shown. */
  onWantPages?(event: { messageId: string; attachmentId: string }): void;
  /** A file's address has expired. */
  onRenewFile(event: { messageId: string; attachmentId: string }): void;
  /** The actions of a message that could not be sent. */
  onResend(event: { key: string }): void;
  onDiscard(event: { key: string }): void;
}
