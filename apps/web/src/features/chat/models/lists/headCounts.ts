import type { RealtimeMessages, Schemas } from '@office/api';
import { isNewMessage } from './roomLists.ts';

type Head = Schemas['ChatRoomHead'];
type UnreadThread = Schemas['ChatUnreadThread'];
type NewMessage = RealtimeMessages['newMessageToRoom'];

interface ReceivedMessage {
  seq: number;
  threadRootId: string | null;
  mentions: boolean;
}

/**
 * Each flow (the room or a thread) combines the server's counts as of a sequence number with later
 * messages. Late, duplicate and reordered messages are counted once.
 */
interface UpdatedHead extends Head {
  /** Sequence numbers of the server's counts by thread, `own` for the room, and `head` as the default. */
  asOf?: Readonly<Record<string, number>>;
  receivedMessages?: readonly ReceivedMessage[];
}

const ownFlow = 'own';
const nothing = { unreadCount: 0, unreadMentions: 0 };

/** Returns the head after a new message; the same object if nothing changes. */
export function applyMessageToHead(
  head: UpdatedHead,
  { message, followerIds }: Pick<NewMessage, 'message' | 'followerIds'>,
  myId: string | undefined,
): UpdatedHead {
  if (head.roomId !== message.roomId) return head;
  const { seq, threadRootId, sender } = message;
  const next = { ...begin(head), lastSeq: Math.max(head.lastSeq, message.changeSeq) };
  const known = next.lastSeq === head.lastSeq ? head : next;
  if (!isNewMessage(message) || seq <= seqOf(head, threadRootId)) return known;
  // Sending marks all earlier messages of the thread or room as read.
  if (sender?.id === myId) return countFlow(next, threadRootId, { seq, ...nothing });
  const concerns = threadRootId === null || (myId !== undefined && followerIds.includes(myId));
  if (!concerns || head.receivedMessages?.some((received) => received.seq === seq)) return known;
  const receivedMessage: ReceivedMessage = {
    seq,
    threadRootId,
    mentions: mentionsMember(message, head, myId),
  };
  return addToFlow(
    { ...next, receivedMessages: [...(head.receivedMessages ?? []), receivedMessage] },
    receivedMessage,
  );
}

export function applyReadToHead(head: UpdatedHead, read: Schemas['ChatReadState']): UpdatedHead {
  const { lastReadSeq, lastSeq } = read;
  if (head.roomId !== read.roomId || lastReadSeq < head.lastReadSeq) return head;
  if (lastSeq < seqOf(head, null)) return head;
  const { unreadCount, unreadMentions } = read;
  const counted = countFlow(begin(head), null, { seq: lastSeq, unreadCount, unreadMentions });
  return { ...counted, lastReadSeq };
}

export function applyUnreadToHead(
  head: UpdatedHead,
  { roomId, lastReadSeq, lastSeq, unreadCount, unreadMentions }: Schemas['ChatReadState'],
): UpdatedHead {
  if (head.roomId !== roomId || lastSeq < seqOf(head, null)) return head;
  const counted = countFlow(begin(head), null, { seq: lastSeq, unreadCount, unreadMentions });
  return { ...counted, lastReadSeq };
}

export function applyThreadToHead(
  head: UpdatedHead,
  state: Schemas['ChatThreadState'],
): UpdatedHead {
  const { roomId, threadRootId, lastSeq: seq, unreadCount, unreadMentions, following } = state;
  if (head.roomId !== roomId || seq < seqOf(head, threadRootId)) return head;
  const numbers = following ? { unreadCount, unreadMentions } : nothing;
  return countFlow(begin(head), threadRootId, { seq, ...numbers });
}

/** Whether a message mentions the member by name, or by group in a room that is not muted. */
function mentionsMember(
  { mentionedUserIds, mentionedGroup }: Schemas['ChatMessage'],
  { muted }: Pick<Head, 'muted'>,
  myId: string | undefined,
): boolean {
  const byName = myId !== undefined && mentionedUserIds.includes(myId);
  return byName || (mentionedGroup !== null && !muted);
}

function seqOf(head: UpdatedHead, threadRootId: string | null): number {
  const { asOf } = head;
  return asOf?.[threadRootId ?? ownFlow] ?? asOf?.head ?? head.lastSeq;
}

function begin(head: UpdatedHead): UpdatedHead {
  return head.asOf ? head : { ...head, asOf: { head: head.lastSeq } };
}

interface Numbers {
  seq: number;
  unreadCount: number;
  unreadMentions: number;
}

/** Replaces the counts of a flow as of a sequence number and adds messages received later. */
function countFlow(head: UpdatedHead, threadRootId: string | null, numbers: Numbers): UpdatedHead {
  const { seq, ...counts } = numbers;
  const asOf = { ...head.asOf, [threadRootId ?? ownFlow]: seq };
  const emptied = setFlow({ ...head, asOf }, threadRootId, counts);
  const later = (head.receivedMessages ?? []).filter(
    (received) => received.threadRootId === threadRootId && received.seq > seq,
  );
  return later.reduce(addToFlow, emptied);
}

function addToFlow(head: UpdatedHead, { threadRootId, mentions }: ReceivedMessage): UpdatedHead {
  const { unreadCount, unreadMentions } = flowOf(head, threadRootId);
  return setFlow(head, threadRootId, {
    unreadCount: unreadCount + 1,
    unreadMentions: unreadMentions + (mentions ? 1 : 0),
  });
}

function threadOf(head: UpdatedHead, threadRootId: string): UnreadThread | undefined {
  return head.unreadThreads.find((thread) => thread.threadRootId === threadRootId);
}

function flowOf(head: UpdatedHead, threadRootId: string | null): Omit<Numbers, 'seq'> {
  if (threadRootId !== null) return threadOf(head, threadRootId) ?? nothing;
  const ofThreads = head.unreadThreads.reduce((sum, thread) => sum + thread.unreadMentions, 0);
  return { unreadCount: head.unreadCount, unreadMentions: head.unreadMentions - ofThreads };
}

function setFlow(
  head: UpdatedHead,
  threadRootId: string | null,
  counts: Omit<Numbers, 'seq'>,
): UpdatedHead {
  const before = flowOf(head, threadRootId);
  const unreadMentions = head.unreadMentions - before.unreadMentions + counts.unreadMentions;
  if (threadRootId === null) return { ...head, unreadCount: counts.unreadCount, unreadMentions };
  const others = head.unreadThreads.filter((thread) => thread.threadRootId !== threadRootId);
  const unreadThreads = counts.unreadCount > 0 ? [...others, { threadRootId, ...counts }] : others;
  return { ...head, unreadThreads, unreadMentions };
}
