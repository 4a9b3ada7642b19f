import type { ChatArrival, ChatMessage } from '../chat.ts';

/** The marks of a message by its place in the list. */
export interface RowMarks {
  /** The first one of a day. */
  newDay: boolean;
  /** The first one that is not read. */
  unread: boolean;
  /** It follows one of the same person closely: name and picture are not repeated. */
  grouped: boolean;
  /** Members who came after the message above it. */
  arrivals: readonly ChatArrival[];
  /** Below the last one: those who came after it. */
  latestArrivals: readonly ChatArrival[];
}

const nobody: readonly ChatArrival[] = [];

const closely = 5 * 60_000;

/** The members who came into the room, and whether the messages are the whole of the flow. */
interface FlowArrivals {
  arrivals?: readonly ChatArrival[] | undefined;
  hasOlder?: boolean;
  hasNewer?: boolean;
}

/** The marks of each message: dividers belong to the message below them. */
export function rowMarks(
  messages: readonly ChatMessage[],
  firstUnreadKey: string | undefined,
  dayOf: (iso: string) => string,
  { arrivals = nobody, hasOlder = false, hasNewer = false }: FlowArrivals = {},
): RowMarks[] {
  let next = 0;
  /** Those who came before a time, of whom no row above has told. */
  const arrivedBefore = (time: string): readonly ChatArrival[] => {
    const from = next;
    while (next < arrivals.length && arrivals[next]!.at <= time) next += 1;
    return next > from ? arrivals.slice(from, next) : nobody;
  };
  let previous: ChatMessage | undefined;
  let day = '';
  return messages.map((message, index) => {
    const own = dayOf(message.createdAt);
    const newDay = own !== day;
    const unread = message.key === firstUnreadKey;
    const arrived = arrivedBefore(message.createdAt);
    // Older messages will tell of those who came before them.
    const above = index === 0 && hasOlder ? nobody : arrived;
    const isLast = index === messages.length - 1 && !hasNewer;
    const latestArrivals = isLast && next < arrivals.length ? arrivals.slice(next) : nobody;
    const grouped =
      !newDay &&
      above.length === 0 &&
      !unread &&
      previous !== undefined &&
      message.sender !== null &&
      previous.sender?.userId === message.sender.userId &&
      !message.replyTo &&
      Date.parse(message.createdAt) - Date.parse(previous.createdAt) < closely;
    previous = message;
    day = own;
    return { newDay, unread, grouped, arrivals: above, latestArrivals };
  });
}

/** Older messages came in front of those that were there. */
export function grewAtStart(
  before: readonly ChatMessage[],
  after: readonly ChatMessage[],
): boolean {
  const first = before[0]?.key;
  return (
    first !== undefined &&
    after[0]?.key !== first &&
    after.some((message) => message.key === first) &&
    !isOtherPiece(before, after)
  );
}

/**
 * Another piece of the flow: its former start is gone, or its former end while others are in
 * front. Pieces of one flow may have messages in common.
 */
export function isOtherPiece(
  before: readonly ChatMessage[],
  after: readonly ChatMessage[],
): boolean {
  const firstKey = before[0]?.key;
  const lastKey = before.at(-1)?.key;
  // Mostly the former messages are still there, and end the same.
  if (lastKey !== undefined && after.at(-1)?.key === lastKey) return false;
  const keys = new Set<string | undefined>(after.map(({ key }) => key));
  return !keys.has(firstKey) || (after[0]?.key !== firstKey && !keys.has(lastKey));
}
