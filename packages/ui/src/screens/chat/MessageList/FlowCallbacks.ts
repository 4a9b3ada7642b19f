export interface FlowCallbacks {
  onLoadOlder(): void;
  onLoadNewer(): void;
  /** Raised if the newest messages are not loaded. */
  onJumpToLatest(): void;
  /** Raised if the first unread message is not loaded. */
  onJumpToUnread(): void;
  /** Reports the message and all before it as read. */
  onSeen(event: { messageId: string }): void;
}
