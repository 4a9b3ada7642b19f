/** The requests of a list of messages while one reads. */
export interface FlowCallbacks {
  onLoadOlder(): void;
  onLoadNewer(): void;
  /** The newest ones are not loaded: they are asked for. */
  onJumpToLatest(): void;
  /** The first unread one is not loaded: it is asked for. */
  onJumpToUnread(): void;
  /** It has been on the screen, and with it everything before it. */
  onSeen(event: { messageId: string }): void;
}
