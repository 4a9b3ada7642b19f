import type { Schemas } from '@office/api';
import { pathOfMessage } from '../roomPaths.ts';

/** The text of a message in lists and notifications: its own, or else the forwarded one. */
export function textOf({ content, forwarded }: Schemas['ChatMessage']): string {
  return content || (forwarded?.content ?? '');
}

/** Paths of the originals that the member has access to, by the id of the forwarded message. */
export function toSourcePaths(
  sources: readonly Schemas['ChatForwardSource'][],
): ReadonlyMap<string, string> {
  return new Map(
    sources.map((source) => [
      source.messageId,
      pathOfMessage({
        room: { id: source.originalRoomId, type: source.originalRoomType },
        id: source.originalId,
        threadRootId: source.originalThreadRootId,
      }),
    ]),
  );
}

/** Whether messages can be sent to the room. False for a direct room that all others have left. */
export function isWritable({ type, directUser, directUsers }: Schemas['ChatRoomSummary']): boolean {
  if (type !== 'DIRECT') return true;
  return directUsers ? directUsers.length > 0 : directUser !== null;
}
