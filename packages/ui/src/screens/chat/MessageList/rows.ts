import type { ChatSystemLine, ChatMessage } from '../chat.ts';

export interface RowMarks {
  newDay: boolean;
  unread: boolean;
  /** Follows a recent message of the same sender, so name and picture are omitted. */
  grouped: boolean;
  /** Changes of the room after the previous message. */
  lines: readonly ChatSystemLine[];
  /** Set on the last message: changes after it. */
  latestLines: readonly ChatSystemLine[];
}

const noLines: readonly ChatSystemLine[] = [];

const groupingWindowMs = 5 * 60_000;

interface FlowLines {
  lines?: readonly ChatSystemLine[] | undefined;
  hasOlder?: boolean;
  hasNewer?: boolean;
}

interface MessageTime {
  at: number;
  day: string;
}

/** Times by message for each time zone. Parsing the dates of a long list takes several milliseconds. */
const timesByZone = new WeakMap<(iso: string) => string, WeakMap<ChatMessage, MessageTime>>();

function timesIn(dayOf: (iso: string) => string): (message: ChatMessage) => MessageTime {
  const known = timesByZone.get(dayOf) ?? new WeakMap<ChatMessage, MessageTime>();
  timesByZone.set(dayOf, known);
  return (message) => {
    const time = known.get(message);
    if (time) return time;
    const { createdAt } = message;
    const parsed = { at: Date.parse(createdAt), day: dayOf(createdAt) };
    known.set(message, parsed);
    return parsed;
  };
}

/** Returns the marks of each message. A divider belongs to the message below it. */
export function rowMarks(
  messages: readonly ChatMessage[],
  firstUnreadKey: string | undefined,
  dayOf: (iso: string) => string,
  { lines = noLines, hasOlder = false, hasNewer = false }: FlowLines = {},
): RowMarks[] {
  let next = 0;
  /** Lines until `time` that are not assigned to an earlier row. */
  const linesBefore = (time: string): readonly ChatSystemLine[] => {
    const from = next;
    while (next < lines.length && lines[next]!.at <= time) next += 1;
    return next > from ? lines.slice(from, next) : noLines;
  };
  const timeOf = timesIn(dayOf);
  let previous: ChatMessage | undefined;
  let previousAt = 0;
  let day = '';
  return messages.map((message, index) => {
    const { at, day: own } = timeOf(message);
    const newDay = own !== day;
    const unread = message.key === firstUnreadKey;
    const before = linesBefore(message.createdAt);
    // Earlier lines belong to older messages that are not loaded.
    const above = index === 0 && hasOlder ? noLines : before;
    const isLast = index === messages.length - 1 && !hasNewer;
    const latestLines = isLast && next < lines.length ? lines.slice(next) : noLines;
    const grouped =
      !newDay &&
      above.length === 0 &&
      !unread &&
      previous !== undefined &&
      message.sender !== null &&
      previous.sender?.userId === message.sender.userId &&
      // A webhook can post with different names.
      previous.sender.name === message.sender.name &&
      !message.replyTo &&
      at - previousAt < groupingWindowMs;
    previous = message;
    previousAt = at;
    day = own;
    return { newDay, unread, grouped, lines: above, latestLines };
  });
}

export function wasPrepended(
  before: readonly ChatMessage[],
  after: readonly ChatMessage[],
): boolean {
  const first = before[0]?.key;
  return (
    first !== undefined &&
    after[0]?.key !== first &&
    after.some((message) => message.key === first) &&
    !isDifferentRange(before, after)
  );
}

/** Whether another, possibly overlapping, part of the history was loaded. */
export function isDifferentRange(
  before: readonly ChatMessage[],
  after: readonly ChatMessage[],
): boolean {
  const firstKey = before[0]?.key;
  const lastKey = before.at(-1)?.key;
  // Fast path: the last message is unchanged.
  if (lastKey !== undefined && after.at(-1)?.key === lastKey) return false;
  const keys = new Set<string | undefined>(after.map(({ key }) => key));
  return !keys.has(firstKey) || (after[0]?.key !== firstKey && !keys.has(lastKey));
}
