/** One conversation: a room, or a thread in it. */
export interface ConversationRef {
  roomId: string;
  /** The message whose thread it is; undefined in the room itself. */
  threadRootId?: string | undefined;
}

/** Names a conversation in what is kept by conversation: drafts, files, typing indicators. */
export function keyOf({ roomId, threadRootId }: ConversationRef): string {
  return threadRootId ? `${roomId}/${threadRootId}` : roomId;
}

/** The conversation that a key names. */
export function refOf(key: string): ConversationRef {
  const [roomId = '', threadRootId] = key.split('/');
  return { roomId, threadRootId };
}
