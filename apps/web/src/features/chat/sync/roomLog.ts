import type { RealtimeMessages, Schemas } from '@office/api';

type ChatMessage = Schemas['ChatMessage'];

/**
 * The messages of a room or of one of its threads, as far as they are known here: one unbroken slice,
 * oldest first.
 */
export interface RoomLog {
  /** The message that the thread is about; null for the room itself. */
  readonly threadRootId: string | null;
  /** The same message in full; null until it was loaded, and for the room itself. */
  readonly root: ChatMessage | null;
  readonly messages: readonly ChatMessage[];
  readonly hasOlder: boolean;
  /** Newer ones are missing, because the reader has jumped into the past. */
  readonly hasNewer: boolean;
  /** The log is complete up to this number; null before anything was loaded. */
  readonly appliedSeq: number | null;
  /** The numbers above it that have come already, in order. */
  readonly aheadSeqs: readonly number[];
  /** The highest number that was heard of. */
  readonly headSeq: number;
}

/** A slice of the messages; of a thread, with the message that it is about. */
export type LogSlice = Schemas['ChatMessageSlice'] & { root?: ChatMessage };

/** A numbered event of a room: a message, or a change of the room itself. */
export interface RoomEvent {
  seq: number;
  message?: ChatMessage;
}

/** The kinds of real-time messages that are numbered events of a room. */
export const roomEventKinds = [
  'newMessageToRoom',
  'addUserToRoom',
  'removeUserByRoom',
  'userLeaveRoom',
  'updateChatRoom',
] as const;

/** The event that a real-time message carries. */
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
    aheadSeqs: [],
    headSeq: 0,
  };
}

/**
 * Starts again from a slice: the latest messages, or those around one. Keeps messages that have come by
 * event, are newer than the slice and fit into it.
 */
export function openAt(log: RoomLog, slice: LogSlice): RoomLog {
  const { hasOlder, hasNewer, lastSeq } = slice.metadata;
  const opened: RoomLog = {
    ...log,
    root: latestOf(log.root, slice.root),
    messages: slice.data.filter((message) => belongsTo(log, message)),
    hasOlder,
    hasNewer,
    appliedSeq: lastSeq,
    aheadSeqs: [],
    headSeq: Math.max(log.headSeq, lastSeq),
  };
  const newer = log.messages.filter(({ changeSeq }) => changeSeq > lastSeq);
  return newer.reduce(
    (merged, message) =>
      message.seq > lastSeq || includes(merged, message) ? merge(merged, message) : merged,
    opened,
  );
}

/** Adds the messages before the oldest. */
export function addOlder(log: RoomLog, slice: Schemas['ChatMessageSlice']): RoomLog {
  const { data, metadata } = slice;
  const first = log.messages[0]?.seq ?? Infinity;
  const older = data.filter((message) => belongsTo(log, message) && message.seq < first);
  const messages = [...older, ...log.messages];
  return completeTo({ ...log, messages, hasOlder: metadata.hasOlder }, metadata.lastSeq);
}

/** Adds the messages after the newest, when one has jumped into the past. */
export function addNewer(log: RoomLog, slice: Schemas['ChatMessageSlice']): RoomLog {
  const { data, metadata } = slice;
  const last = log.messages.at(-1)?.seq ?? -Infinity;
  const newer = data.filter((message) => belongsTo(log, message) && message.seq > last);
  const messages = [...log.messages, ...newer];
  return completeTo({ ...log, messages, hasNewer: metadata.hasNewer }, metadata.lastSeq);
}

/**
 * Takes the completeness of a slice that was read at some number. Changes since then may have come and
 * were ignored, as their messages were not in the log yet. So the log is complete only as far as both
 * are, and the rest is asked for again.
 */
function completeTo(log: RoomLog, lastSeq: number): RoomLog {
  return {
    ...log,
    appliedSeq: Math.min(log.appliedSeq ?? lastSeq, lastSeq),
    aheadSeqs: [],
    headSeq: Math.max(log.headSeq, lastSeq, log.appliedSeq ?? 0),
  };
}

/** Takes in an event. */
export function applyEvent(log: RoomLog, { seq, message }: RoomEvent): RoomLog {
  const merged = message ? merge(log, message) : log;
  const heard = { ...merged, headSeq: Math.max(merged.headSeq, seq) };
  if (log.appliedSeq === null || seq <= log.appliedSeq || log.aheadSeqs.includes(seq)) return heard;
  const aheadSeqs = [...log.aheadSeqs, seq].sort((a, b) => a - b);
  return advance({ ...heard, aheadSeqs }, log.appliedSeq);
}

/** Takes in the changes that were fetched after a gap. */
export function applyChanges(log: RoomLog, changes: Schemas['ChatChanges']): RoomLog {
  const { upToSeq, lastSeq } = changes.metadata;
  const merged = changes.data.reduce(merge, log);
  const heard = { ...merged, headSeq: Math.max(merged.headSeq, lastSeq) };
  return advance(heard, Math.max(log.appliedSeq ?? 0, upToSeq));
}

/** Takes in the room's latest number, from a list of heads. */
export function noteHead(log: RoomLog, lastSeq: number): RoomLog {
  return lastSeq > log.headSeq ? { ...log, headSeq: lastSeq } : log;
}

/** The number after which something is missing; null when nothing is, or nothing was loaded yet. */
export function missingAfter(log: RoomLog): number | null {
  return log.appliedSeq !== null && log.headSeq > log.appliedSeq ? log.appliedSeq : null;
}

/** The newer of two copies of a message. */
function latestOf(known: ChatMessage | null, copy: ChatMessage | undefined): ChatMessage | null {
  return copy && (!known || known.changeSeq < copy.changeSeq) ? copy : known;
}

/** Inserts or replaces a message; a copy that is older than the known one changes nothing. */
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

/** The index of the first message whose seq is not below. */
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

/** Whether a message is within the slice that is known, or follows at an end that is complete. */
function isWithin({ messages, hasOlder, hasNewer, appliedSeq }: RoomLog, { seq }: ChatMessage) {
  const first = messages[0];
  const last = messages.at(-1);
  if (!first || !last) return appliedSeq !== null && !hasOlder && !hasNewer;
  return (!hasOlder || seq >= first.seq) && (!hasNewer || seq <= last.seq);
}

/** Moves `appliedSeq` on over the numbers that have come ahead of it. */
function advance(log: RoomLog, upToSeq: number): RoomLog {
  let appliedSeq = upToSeq;
  const aheadSeqs = log.aheadSeqs.filter((seq) => {
    if (seq === appliedSeq + 1) appliedSeq = seq;
    return seq > appliedSeq;
  });
  return { ...log, appliedSeq, aheadSeqs, headSeq: Math.max(log.headSeq, appliedSeq) };
}
