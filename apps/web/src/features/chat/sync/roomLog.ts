import type { RealtimeMessages, Schemas } from '@office/api';

type ChatMessage = Schemas['ChatMessage'];
type SystemLine = Schemas['ChatSystemLine'];

/** The known messages of a room or thread as one contiguous slice, oldest first. */
export interface RoomLog {
  readonly threadRootId: string | null;
  /** Root message; null for a room and until it is loaded. */
  readonly root: ChatMessage | null;
  readonly messages: readonly ChatMessage[];
  /** Changes of the room, oldest first. Empty for a thread. */
  readonly systemLines: readonly SystemLine[];
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
  /** Sequence number up to which the log is complete; null until loaded. */
  readonly appliedSeq: number | null;
  /** Sorted sequence numbers received beyond `appliedSeq`. */
  readonly seqsAfterGap: readonly number[];
  readonly headSeq: number;
}

export type LogSlice = Pick<Schemas['ChatMessageSlice'], 'data' | 'metadata'> & {
  systemLines?: readonly SystemLine[];
  root?: ChatMessage;
};

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
    systemLines: [],
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
    systemLines: mergeLines(
      log.systemLines.filter(({ seq }) => seq > lastSeq),
      slice.systemLines,
    ),
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

export function addOlder(log: RoomLog, slice: LogSlice): RoomLog {
  const { data, metadata } = slice;
  const first = log.messages[0]?.seq ?? Infinity;
  const older = data.filter((message) => belongsTo(log, message) && message.seq < first);
  const messages = [...older, ...log.messages];
  const systemLines = mergeLines(log.systemLines, slice.systemLines);
  const { hasOlder, lastSeq } = metadata;
  return completeTo({ ...log, messages, systemLines, hasOlder }, lastSeq);
}

export function addNewer(log: RoomLog, slice: LogSlice): RoomLog {
  const { data, metadata } = slice;
  const last = log.messages.at(-1)?.seq ?? -Infinity;
  const newer = data.filter((message) => belongsTo(log, message) && message.seq > last);
  const messages = [...log.messages, ...newer];
  const systemLines = mergeLines(log.systemLines, slice.systemLines);
  const { hasNewer, lastSeq } = metadata;
  return completeTo({ ...log, messages, systemLines, hasNewer }, lastSeq);
}

/**
 * Changes after `lastSeq` may have been ignored because their messages were not in the log yet, so
 * the log is complete only up to the lower number. The rest is fetched again.
 */
function completeTo(log: RoomLog, lastSeq: number): RoomLog {
  return {
    ...log,
    appliedSeq: Math.min(log.appliedSeq ?? lastSeq, lastSeq),
    seqsAfterGap: [],
    headSeq: Math.max(log.headSeq, lastSeq, log.appliedSeq ?? 0),
  };
}

export function applyEvent(log: RoomLog, event: RoomEvent): RoomLog {
  const { seq, message } = event;
  const merged = message ? merge(log, message) : log;
  const withHead = { ...merged, headSeq: Math.max(merged.headSeq, seq) };
  if (mayHaveLine(log, event)) return withHead;
  if (log.appliedSeq === null || seq <= log.appliedSeq || log.seqsAfterGap.includes(seq))
    return withHead;
  const seqsAfterGap = [...log.seqsAfterGap, seq].sort((a, b) => a - b);
  return advance({ ...withHead, seqsAfterGap }, log.appliedSeq);
}

/** Whether the change may have stored a system line. Events do not contain it, so the change is fetched. */
function mayHaveLine({ threadRootId }: RoomLog, { message }: RoomEvent): boolean {
  return threadRootId === null && (!message || message.deletedByAdmin === true);
}

export function applyChanges(log: RoomLog, changes: Schemas['ChatChanges']): RoomLog {
  const { upToSeq, lastSeq } = changes.metadata;
  const merged = changes.data.reduce(merge, log);
  const systemLines =
    log.threadRootId === null ? mergeLines(log.systemLines, changes.systemLines) : log.systemLines;
  const withHead = { ...merged, systemLines, headSeq: Math.max(merged.headSeq, lastSeq) };
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

/** Sorts by time, like the list, because lines of concurrent changes may have another order by seq. */
function mergeLines(
  known: readonly SystemLine[],
  added: readonly SystemLine[] = [],
): readonly SystemLine[] {
  const ids = new Set(known.map(({ id }) => id));
  const fresh = added.filter(({ id }) => !ids.has(id));
  if (fresh.length === 0) return known;
  const timeOf = new Map([...known, ...fresh].map((line) => [line, Date.parse(line.createdAt)]));
  return [...timeOf.keys()].sort((a, b) => timeOf.get(a)! - timeOf.get(b)! || a.seq - b.seq);
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
