import type { RealtimeMessages, Schemas } from '@office/api';
import { isNewMessage } from './roomLists.ts';

type Head = Schemas['ChatRoomHead'];
type UnreadThread = Schemas['ChatUnreadThread'];
type NewMessage = RealtimeMessages['newMessageToRoom'];

/** A message that counts for the member and that was told, not fetched. */
interface Told {
  seq: number;
  threadRootId: string | null;
  /** It mentions the member. */
  mentions: boolean;
}

/**
 * A head that has been told of messages since it was fetched. Each flow's numbers are those of the server
 * as of a seq, and what was told of later ones. Whatever comes late, twice or in another order is counted
 * once.
 */
interface ToldHead extends Head {
  /** By thread, and by `own` for the room's own flow; `head` for all that is not there. */
  asOf?: Readonly<Record<string, number>>;
  told?: readonly Told[];
}

const ownFlow = 'own';
const nothing = { unreadCount: 0, unreadMentions: 0 };

/** The head of a room after a message of it; the same object where nothing changes. */
export function applyMessageToHead(
  head: ToldHead,
  { message, followerIds }: Pick<NewMessage, 'message' | 'followerIds'>,
  myId: string | undefined,
): ToldHead {
  if (head.roomId !== message.roomId) return head;
  const { seq, threadRootId, sender } = message;
  const next = { ...begin(head), lastSeq: Math.max(head.lastSeq, message.changeSeq) };
  const known = next.lastSeq === head.lastSeq ? head : next;
  if (!isNewMessage(message) || seq <= seqOf(head, threadRootId)) return known;
  // The sender has read everything above, in the thread or in the room.
  if (sender?.id === myId) return countFlow(next, threadRootId, { seq, ...nothing });
  const concerns = threadRootId === null || (myId !== undefined && followerIds.includes(myId));
  if (!concerns || head.told?.some((told) => told.seq === seq)) return known;
  const told: Told = { seq, threadRootId, mentions: mentionsMember(message, head, myId) };
  return addToFlow({ ...next, told: [...(head.told ?? []), told] }, told);
}

/** The head after the member has read the room; a late answer changes nothing. */
export function applyReadToHead(head: ToldHead, read: Schemas['ChatReadState']): ToldHead {
  const { lastReadSeq, lastSeq } = read;
  if (head.roomId !== read.roomId || lastReadSeq < head.lastReadSeq) return head;
  if (lastSeq < seqOf(head, null)) return head;
  const { unreadCount, unreadMentions } = read;
  const counted = countFlow(begin(head), null, { seq: lastSeq, unreadCount, unreadMentions });
  return { ...counted, lastReadSeq };
}

/** The head after the member has read or followed a thread, or does so no longer. */
export function applyThreadToHead(head: ToldHead, state: Schemas['ChatThreadState']): ToldHead {
  const { roomId, threadRootId, lastSeq: seq, unreadCount, unreadMentions, following } = state;
  if (head.roomId !== roomId || seq < seqOf(head, threadRootId)) return head;
  const numbers = following ? { unreadCount, unreadMentions } : nothing;
  return countFlow(begin(head), threadRootId, { seq, ...numbers });
}

/** Whether a message calls the member: by name, or as one of many where they have not muted the room. */
function mentionsMember(
  { mentionedUserIds, mentionedGroup }: Schemas['ChatMessage'],
  { muted }: Pick<Head, 'muted'>,
  myId: string | undefined,
): boolean {
  const byName = myId !== undefined && mentionedUserIds.includes(myId);
  return byName || (mentionedGroup !== null && !muted);
}

/** Up to which seq the numbers of a flow are the server's. */
function seqOf(head: ToldHead, threadRootId: string | null): number {
  const { asOf } = head;
  return asOf?.[threadRootId ?? ownFlow] ?? asOf?.head ?? head.lastSeq;
}

/** Remembers what the head was as of, before it is told of more. */
function begin(head: ToldHead): ToldHead {
  return head.asOf ? head : { ...head, asOf: { head: head.lastSeq } };
}

interface Numbers {
  seq: number;
  unreadCount: number;
  unreadMentions: number;
}

/** Takes a flow's numbers as of a seq, and adds what was told of later messages. */
function countFlow(head: ToldHead, threadRootId: string | null, numbers: Numbers): ToldHead {
  const { seq, ...counts } = numbers;
  const asOf = { ...head.asOf, [threadRootId ?? ownFlow]: seq };
  const emptied = setFlow({ ...head, asOf }, threadRootId, counts);
  const later = (head.told ?? []).filter(
    (told) => told.threadRootId === threadRootId && told.seq > seq,
  );
  return later.reduce(addToFlow, emptied);
}

function addToFlow(head: ToldHead, { threadRootId, mentions }: Told): ToldHead {
  const { unreadCount, unreadMentions } = flowOf(head, threadRootId);
  return setFlow(head, threadRootId, {
    unreadCount: unreadCount + 1,
    unreadMentions: unreadMentions + (mentions ? 1 : 0),
  });
}

function threadOf(head: ToldHead, threadRootId: string): UnreadThread | undefined {
  return head.unreadThreads.find((thread) => thread.threadRootId === threadRootId);
}

function flowOf(head: ToldHead, threadRootId: string | null): Omit<Numbers, 'seq'> {
  if (threadRootId !== null) return threadOf(head, threadRootId) ?? nothing;
  const ofThreads = head.unreadThreads.reduce((sum, thread) => sum + thread.unreadMentions, 0);
  return { unreadCount: head.unreadCount, unreadMentions: head.unreadMentions - ofThreads };
}

function setFlow(
  head: ToldHead,
  threadRootId: string | null,
  counts: Omit<Numbers, 'seq'>,
): ToldHead {
  const before = flowOf(head, threadRootId);
  const unreadMentions = head.unreadMentions - before.unreadMentions + counts.unreadMentions;
  if (threadRootId === null) return { ...head, unreadCount: counts.unreadCount, unreadMentions };
  const others = head.unreadThreads.filter((thread) => thread.threadRootId !== threadRootId);
  const unreadThreads = counts.unreadCount > 0 ? [...others, { threadRootId, ...counts }] : others;
  return { ...head, unreadThreads, unreadMentions };
}
