/** Names a conversation: a room, or a thread in it. */
export interface ConversationRef {
  roomId: string;
  /** The message that the thread is about; undefined in the room itself. */
  threadRootId?: string | undefined;
}

/** The key of a conversation in maps and storage. */
export function keyOf({ roomId, threadRootId }: ConversationRef): string {
  return threadRootId ? `${roomId}/${threadRootId}` : roomId;
}

/** The conversation that a key names. */
export function refOf(key: string): ConversationRef {
  const [roomId = '', threadRootId] = key.split('/');
  return { roomId, threadRootId };
}
