import type { ChatMessage } from '../chat.ts';

export interface MessageActions {
  onReply?(event: { message: ChatMessage }): void;
  onEdit?(event: { message: ChatMessage }): void;
  onDelete?(event: { message: ChatMessage }): void;
  /** Deletes a message of another member. Undefined unless the member is a room admin. */
  onDeleteOther?(event: { message: ChatMessage }): void;
  onOpenThread?(event: { messageId: string }): void;
  /** Toggles the member's reaction. */
  onReact?(event: { messageId: string; emoji: string }): void;
  onForward?(event: { message: ChatMessage }): void;
  onPin?(event: { messageId: string; pinned: boolean }): void;
  onSave?(event: { messageId: string; saved: boolean }): void;
  /** Shows the earlier versions of the member's own message. */
  onShowVersions?(event: { message: ChatMessage }): void;
  /** Asks when to remind the member of the message. */
  onRemind?(event: { message: ChatMessage }): void;
  /** Marks the message and all later ones as unread. */
  onMarkUnread?(event: { messageId: string }): void;
  /** Removes a link preview of an own message. */
  onRemovePreview?(event: { messageId: string; previewId: string }): void;
  onCopyText(event: { text: string }): void;
  onCopyLink(event: { messageId: string }): void;
  /** Jumps to the quoted message. */
  onJump(event: { messageId: string }): void;
  onOpenProfile(event: { userId: string }): void;
  /** Requests the first pages of a visible PDF. Without it no previews are shown. */
  onWantPages?(event: { messageId: string; attachmentId: string }): void;
  /** The signed URL of the file has expired. */
  onRenewFile(event: { messageId: string; attachmentId: string }): void;
  onResend(event: { key: string }): void;
  onDiscard(event: { key: string }): void;
}
