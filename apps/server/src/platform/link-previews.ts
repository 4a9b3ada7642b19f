export interface PreviewedMessage {
  organizationId: string;
  roomId: string;
  messageId: string;
  content: string;
}

export interface LinkPreviews {
  /** Starts in the background. Does nothing for messages without links. */
  request(message: PreviewedMessage): void;
  /** Waits until the previews of all requested messages are added. */
  settled(): Promise<void>;
}

export const noLinkPreviews: LinkPreviews = {
  request: () => {},
  settled: () => Promise.resolve(),
};
