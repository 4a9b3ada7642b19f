/** Where one writes: a room, or a thread in it. */
export interface Place {
  roomId: string;
  /** The message whose thread it is; undefined in the room itself. */
  threadRootId?: string | undefined;
}

/** Names a place in what is kept by place: drafts, files, who is typing. */
export function keyOf({ roomId, threadRootId }: Place): string {
  return threadRootId ? `${roomId}/${threadRootId}` : roomId;
}

export function placeOf(key: string): Place {
  const [roomId = '', threadRootId] = key.split('/');
  return { roomId, threadRootId };
}
