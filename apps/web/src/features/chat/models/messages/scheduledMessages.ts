import type { Schemas } from '@office/api';
import type { ConversationRef } from '../../sync/conversationRef.ts';
import { pathOfRoom } from '../roomPaths.ts';

type Scheduled = Schemas['ChatScheduledMessage'];

/** Messages that will be sent to a conversation, and the time of the next one. */
export function scheduledIn(
  messages: readonly Scheduled[],
  { roomId, threadRootId }: ConversationRef,
): { count: number; nextAt: string } | undefined {
  const waiting = messages.filter(
    (message) =>
      message.roomId === roomId &&
      message.threadRootId === (threadRootId ?? null) &&
      message.failure === null,
  );
  const [next] = waiting;
  return next && { count: waiting.length, nextAt: next.sendAt };
}

export function scheduledPathOf({ room, threadRootId }: Scheduled): string | undefined {
  if (!room) return undefined;
  return threadRootId ? `${pathOfRoom(room)}?thread=${threadRootId}` : pathOfRoom(room);
}

/** The members mentioned in an edited text. Keeps earlier mentions of members outside `members`. */
export function mentionsIn(
  text: string,
  members: readonly Pick<Schemas['ChatMember'], 'userId' | 'nameKanji'>[],
  before: readonly string[],
): string[] {
  const named = members.filter(({ nameKanji }) => text.includes(`@${nameKanji}`));
  const unknown = before.filter((id) => !members.some(({ userId }) => userId === id));
  return [...named.map(({ userId }) => userId), ...unknown];
}
