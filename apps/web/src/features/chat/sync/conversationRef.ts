export interface ConversationRef {
  roomId: string;
  threadRootId?: string | undefined;
}

export function keyOf({ roomId, threadRootId }: ConversationRef): string {
  return threadRootId ? `${roomId}/${threadRootId}` : roomId;
}

export function refOf(key: string): ConversationRef {
  const [roomId = '', threadRootId] = key.split('/');
  return { roomId, threadRootId };
}
