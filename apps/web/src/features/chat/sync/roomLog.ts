import type { RealtimeMessages, Schemas } from '@office/api';

type ChatMessage = Schemas['ChatMessage'];

/** The known messages of a room or thread as one contiguous slice, oldest first. */
export interface RoomLog {
  readonly threadRootId: string | null;
  /** Root message; null for a room and until it is loaded. */
  readonly root: ChatMessage | null;
  readonly messages: readonly ChatMessage[];
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
  /** Sequence number up to which the log is complete; null until loaded. */
  readonly appliedSeq: number | null;
  /** Sorted sequence numbers received beyond `appliedSeq`. */
  readonly seqsAfterGap: readonly number[];
  readonly headSeq: number;
}

export type LogSlice = Schemas['ChatMessageSlice'] & { root?: ChatMessage };

export interface RoomEvent {
  seq: number;
  message?: ChatMessage;
}

export const roomEventKinds = [
  'newMessageToRoom',
  'addUserToRoom',
  'removeUserByRoom',
  'userLeaveRoom',
  'updateChatRoom',
] as const;

export function toRoomEvent(payload: RealtimeMessages[(typeof roomEventKinds)[number]]): RoomEvent {
  if ('message' in payload) return { seq: payload.message.changeSeq, message: payload.message };
  return { seq: payload.seq };
}

export function emptyLog(threadRootId: string | null = null): RoomLog {
  return {
    threadRootId,
    root: null,
    messages: [],
    hasOlder: false,
    hasNewer: false,
    appliedSeq: null,
    seqsAfterGap: [],
    headSeq: 0,
  };
}

/** Replaces the log with a slice. Keeps newer messages from events that fit the slice. */
export function openAt(log: RoomLog, slice: LogSlice): RoomLog {
  const { hasOlder, hasNewer, lastSeq } = slice.metadata;
  const opened: RoomLog = {
    ...log,
    root: latestOf(log.root, slice.root),
    messages: slice.data.filter((message) => belongsTo(log, message)),
    hasOlder,
    hasNewer,
    appliedSeq: lastSeq,
    seqsAfterGap: [],
    headSeq: Math.max(log.headSeq, lastSeq),
  };
  const newer = log.messages.filter(({ changeSeq }) => changeSeq > lastSeq);
  return newer.reduce(
    (merged, message) =>
      message.seq > lastSeq || includes(merged, message) ? merge(merged, message) : merged,
    opened,
  );
}

export function addOlder(log: RoomLog, slice: Schemas['ChatMessageSlice']): RoomLog {
  const { data, metadata } = slice;
  const first = log.messages[0]?.seq ?? Infinity;
  const older = data.filter((message) => belongsTo(log, message) && message.seq < first);
  const messages = [...older, ...log.messages];
  return completeTo({ ...log, messages, hasOlder: metadata.hasOlder }, metadata.lastSeq);
}

export function addNewer(log: RoomLog, slice: Schemas['ChatMessageSlice']): RoomLog {
  const { data, metadata } = slice;
  const last = log.messages.at(-1)?.seq ?? -Infinity;
  const newer = data.filter((message) => belongsTo(log, message) && message.seq > last);
  const messages = [...log.messages, ...newer];
  return completeTo({ ...log, messages, hasNewer: metadata.hasNewer }, metadata.lastSeq);
}

/**
 * Merges the completeness of a slice that was read at `lastSeq`. Later changes may have been
 * ignored because their messages were not in the log yet, so the log is complete only up to the
 * lower number. The rest is fetched again.
 */
function completeTo(log: RoomLog, lastSeq: number): RoomLog {
  return {
    ...log,
    appliedSeq: Math.min(log.appliedSeq ?? lastSeq, lastSeq),
    seqsAfterGap: [],
    headSeq: Math.max(log.headSeq, lastSeq, log.appliedSeq ?? 0),
  };
}

export function applyEvent(log: RoomLog, { seq, message }: RoomEvent): RoomLog {
  const merged = message ? merge(log, message) : log;
  const withHead = { ...merged, headSeq: Math.max(merged.headSeq, seq) };
  if (log.appliedSeq === null || seq <= log.appliedSeq || log.seqsAfterGap.includes(seq))
    return withHead;
  const seqsAfterGap = [...log.seqsAfterGap, seq].sort((a, b) => a - b);
  return advance({ ...withHead, seqsAfterGap }, log.appliedSeq);
}

export function applyChanges(log: RoomLog, changes: Schemas['ChatChanges']): RoomLog {
  const { upToSeq, lastSeq } = changes.metadata;
  const merged = changes.data.reduce(merge, log);
  const withHead = { ...merged, headSeq: Math.max(merged.headSeq, lastSeq) };
  return advance(withHead, Math.max(log.appliedSeq ?? 0, upToSeq));
}

export function applyHead(log: RoomLog, lastSeq: number): RoomLog {
  return lastSeq > log.headSeq ? { ...log, headSeq: lastSeq } : log;
}

/** Returns the sequence number after which events are missing; null if complete or not loaded. */
export function missingAfter(log: RoomLog): number | null {
  return log.appliedSeq !== null && log.headSeq > log.appliedSeq ? log.appliedSeq : null;
}

function latestOf(known: ChatMessage | null, copy: ChatMessage | undefined): ChatMessage | null {
  return copy && (!known || known.changeSeq < copy.changeSeq) ? copy : known;
}

/** Inserts or replaces a message. Ignores outdated copies. */
function merge(log: RoomLog, message: ChatMessage): RoomLog {
  if (message.id === log.threadRootId) {
    const root = latestOf(log.root, message);
    return root === log.root ? log : { ...log, root };
  }
  if (!belongsTo(log, message) || !isWithin(log, message)) return log;
  const { messages } = log;
  const at = indexOfSeq(messages, message.seq);
  const found = messages[at];
  if (found?.seq !== message.seq) return { ...log, messages: messages.toSpliced(at, 0, message) };
  return found.changeSeq < message.changeSeq
    ? { ...log, messages: messages.with(at, message) }
    : log;
}

function includes({ messages }: RoomLog, { seq }: ChatMessage): boolean {
  return messages[indexOfSeq(messages, seq)]?.seq === seq;
}

function indexOfSeq(messages: readonly ChatMessage[], seq: number): number {
  let low = 0;
  let high = messages.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (messages[middle]!.seq < seq) low = middle + 1;
    else high = middle;
  }
  return low;
}

function belongsTo({ threadRootId }: RoomLog, message: ChatMessage): boolean {
  return message.threadRootId === threadRootId;
}

function isWithin({ messages, hasOlder, hasNewer, appliedSeq }: RoomLog, { seq }: ChatMessage) {
  const first = messages[0];
  const last = messages.at(-1);
  if (!first || !last) return appliedSeq !== null && !hasOlder && !hasNewer;
  return (!hasOlder || seq >= first.seq) && (!hasNewer || seq <= last.seq);
}

function advance(log: RoomLog, upToSeq: number): RoomLog {
  let appliedSeq = upToSeq;
  const seqsAfterGap = log.seqsAfterGap.filter((seq) => {
    if (seq === appliedSeq + 1) appliedSeq = seq;
    return seq > appliedSeq;
  });
  return { ...log, appliedSeq, seqsAfterGap, headSeq: Math.max(log.headSeq, appliedSeq) };
}
