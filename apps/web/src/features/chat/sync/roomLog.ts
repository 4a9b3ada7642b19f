import type { RealtimeMessages, Schemas } from '@office/api';

type ChatMessage = Schemas['ChatMessage'];

/**
 * What one knows of a flow of a room: of its own, or of one thread's. The messages are one unbroken
 * piece of it, oldest first.
 */
export interface RoomLog {
  /** Whose thread it is; null for the room's own flow. */
  readonly threadRootId: string | null;
  /** The message that a thread is about; null until it was loaded, and in a room's own flow. */
  readonly root: ChatMessage | null;
  readonly messages: readonly ChatMessage[];
  readonly hasOlder: boolean;
  /** There are newer ones that are not here: one has jumped into the past. */
  readonly hasNewer: boolean;
  /** Everything up to this number is in here; null before anything was loaded. */
  readonly appliedSeq: number | null;
  /** Numbers above it that have come already, in order. */
  readonly aheadSeqs: readonly number[];
  /** The highest number that one has heard of. */
  readonly headSeq: number;
}

/** A piece of a flow; of a thread, with the message that it is about. */
export type LogSlice = Schemas['ChatMessageSlice'] & { root?: ChatMessage };

/** Something that happened in a room: a message, or a change of the room itself. */
export interface RoomEvent {
  seq: number;
  message?: ChatMessage;
}

/** Kinds of real-time messages that take a number of a room. */
export const roomEventKinds = [
  'newMessageToRoom',
  'addUserToRoom',
  'removeUserByRoom',
  'userLeaveRoom',
  'updateChatRoom',
] as const;

/** The event in the log of its room that a real-time message tells of. */
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
 * Starts again from a piece of the flow: the latest, or one around some message. What has come by
 * event and is newer than the piece is kept where it fits.
 */
export function openAt(log: RoomLog, slice: LogSlice): RoomLog {
  const { hasOlder, hasNewer, lastSeq } = slice.metadata;
  const opened: RoomLog = {
    ...log,
    root: latestOf(log.root, slice.root),
    messages: slice.data.filter((message) => isInFlow(log, message)),
    hasOlder,
    hasNewer,
    appliedSeq: lastSeq,
    aheadSeqs: [],
    headSeq: Math.max(log.headSeq, lastSeq),
  };
  const newer = log.messages.filter(({ changeSeq }) => changeSeq > lastSeq);
  return newer.reduce(
    (merged, message) =>
      message.seq > lastSeq || isThere(merged, message) ? merge(merged, message) : merged,
    opened,
  );
}

/** Adds the messages before the oldest. */
export function addOlder(log: RoomLog, slice: Schemas['ChatMessageSlice']): RoomLog {
  const { data, metadata } = slice;
  const first = log.messages[0]?.seq ?? Infinity;
  const older = data.filter((message) => isInFlow(log, message) && message.seq < first);
  const messages = [...older, ...log.messages];
  return completeTo({ ...log, messages, hasOlder: metadata.hasOlder }, metadata.lastSeq);
}

/** Adds the messages after the newest, when one has jumped into the past. */
export function addNewer(log: RoomLog, slice: Schemas['ChatMessageSlice']): RoomLog {
  const { data, metadata } = slice;
  const last = log.messages.at(-1)?.seq ?? -Infinity;
  const newer = data.filter((message) => isInFlow(log, message) && message.seq > last);
  const messages = [...log.messages, ...newer];
  return completeTo({ ...log, messages, hasNewer: metadata.hasNewer }, metadata.lastSeq);
}

/**
 * A piece was read at some number. What changed in it since then may have come, and gone by: it was
 * not in the log yet. So only what both have is complete, and the rest is asked for again.
 */
function completeTo(log: RoomLog, lastSeq: number): RoomLog {
  return {
    ...log,
    appliedSeq: Math.min(log.appliedSeq ?? lastSeq, lastSeq),
    aheadSeqs: [],
    headSeq: Math.max(log.headSeq, lastSeq, log.appliedSeq ?? 0),
  };
}

/** Takes in what came by socket. */
export function applyEvent(log: RoomLog, { seq, message }: RoomEvent): RoomLog {
  const merged = message ? merge(log, message) : log;
  const heard = { ...merged, headSeq: Math.max(merged.headSeq, seq) };
  if (log.appliedSeq === null || seq <= log.appliedSeq || log.aheadSeqs.includes(seq)) return heard;
  const aheadSeqs = [...log.aheadSeqs, seq].sort((a, b) => a - b);
  return settle({ ...heard, aheadSeqs }, log.appliedSeq);
}

/** Takes in what was fetched after a gap. */
export function applyChanges(log: RoomLog, changes: Schemas['ChatChanges']): RoomLog {
  const { upToSeq, lastSeq } = changes.metadata;
  const merged = changes.data.reduce(merge, log);
  const heard = { ...merged, headSeq: Math.max(merged.headSeq, lastSeq) };
  return settle(heard, Math.max(log.appliedSeq ?? 0, upToSeq));
}

/** The room's own number, from a list of heads. */
export function noteHead(log: RoomLog, lastSeq: number): RoomLog {
  return lastSeq > log.headSeq ? { ...log, headSeq: lastSeq } : log;
}

/** After which number something is missing; null when nothing is, or nothing was loaded yet. */
export function missingAfter(log: RoomLog): number | null {
  return log.appliedSeq !== null && log.headSeq > log.appliedSeq ? log.appliedSeq : null;
}

/** Of two copies of a message the one that is newer. */
function latestOf(known: ChatMessage | null, copy: ChatMessage | undefined): ChatMessage | null {
  return copy && (!known || known.changeSeq < copy.changeSeq) ? copy : known;
}

/** Puts a message into its place; an older copy of one that is there changes nothing. */
function merge(log: RoomLog, message: ChatMessage): RoomLog {
  if (message.id === log.threadRootId) {
    const root = latestOf(log.root, message);
    return root === log.root ? log : { ...log, root };
  }
  if (!isInFlow(log, message) || !isInside(log, message)) return log;
  const { messages } = log;
  const at = placeOf(messages, message.seq);
  const found = messages[at];
  if (found?.seq !== message.seq) return { ...log, messages: messages.toSpliced(at, 0, message) };
  return found.changeSeq < message.changeSeq
    ? { ...log, messages: messages.with(at, message) }
    : log;
}

function isThere({ messages }: RoomLog, { seq }: ChatMessage): boolean {
  return messages[placeOf(messages, seq)]?.seq === seq;
}

/** The index of the first message whose seq is not below. */
function placeOf(messages: readonly ChatMessage[], seq: number): number {
  let low = 0;
  let high = messages.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (messages[middle]!.seq < seq) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isInFlow({ threadRootId }: RoomLog, message: ChatMessage): boolean {
  return message.threadRootId === threadRootId;
}

/** Whether a message's place is in the piece that one has, or at an end of it that is the flow's own. */
function isInside({ messages, hasOlder, hasNewer, appliedSeq }: RoomLog, { seq }: ChatMessage) {
  const first = messages[0];
  const last = messages.at(-1);
  if (!first || !last) return appliedSeq !== null && !hasOlder && !hasNewer;
  return (!hasOlder || seq >= first.seq) && (!hasNewer || seq <= last.seq);
}

/** Moves what is complete on, over the numbers that have come ahead of it. */
function settle(log: RoomLog, upToSeq: number): RoomLog {
  let appliedSeq = upToSeq;
  const aheadSeqs = log.aheadSeqs.filter((seq) => {
    if (seq === appliedSeq + 1) appliedSeq = seq;
    return seq > appliedSeq;
  });
  return { ...log, appliedSeq, aheadSeqs, headSeq: Math.max(log.headSeq, appliedSeq) };
}
