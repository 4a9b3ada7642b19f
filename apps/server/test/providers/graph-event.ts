import { failure } from './graph-failure.ts';
import type { ApiAnswer } from './oauth-server.ts';

interface GraphTime {
  dateTime: string;
  timeZone: string;
}

export interface GraphEvent extends Record<string, unknown> {
  subject?: string;
  start?: GraphTime;
  end?: GraphTime;
  isAllDay?: boolean;
  sensitivity?: string;
  showAs?: string;
  isCancelled?: boolean;
  transactionId?: string | null;
  lastModifiedDateTime?: string;
  body?: { contentType: string; content: string };
  location?: { displayName: string };
  recurrence?: Recurrence | null;
  singleValueExtendedProperties?: { id: string; value: string }[];
}

interface Recurrence {
  pattern: { type: 'daily' | 'weekly'; interval: number };
  range: { type: 'noEnd' | 'numbered'; startDate: string; numberOfOccurrences?: number };
}

export interface StoredEvent {
  event: GraphEvent;
  version: number;
  exceptions: Map<string, GraphEvent>;
  cancelled: Set<string>;
}

export interface Span {
  from: number;
  to: number;
}

const day = 24 * 60 * 60_000;

export function validateEvent(event: GraphEvent, isNew: boolean): ApiAnswer | null {
  const { start, end, subject = '', transactionId, sensitivity = 'normal' } = event;
  if (!isNew && transactionId !== undefined) {
    return failure(
      400,
      'ErrorInvalidRequest',
      'TransactionId can only be set when an event is created.',
    );
  }
  const isWrong =
    (isNew && !(start && end)) ||
    (start && end && instantOfTime(end) < instantOfTime(start)) ||
    subject.length > 255 ||
    !['normal', 'personal', 'private', 'confidential'].includes(sensitivity);
  return isWrong
    ? failure(400, 'ErrorPropertyValidationFailure', 'At least one property failed validation.')
    : null;
}

/** Graph returns UTC times with seven fractional digits and other times unchanged. */
export function shownTime(time: GraphTime | undefined): GraphTime | undefined {
  if (time?.timeZone !== 'UTC') return time;
  const [local] = time.dateTime.replace('Z', '').split('.');
  return { dateTime: `${local}.0000000`, timeZone: 'UTC' };
}

const instantOfTime = ({ dateTime }: GraphTime) => Date.parse(`${dateTime.slice(0, 19)}Z`);

export function isIn({ start, end }: GraphEvent, { from, to }: Span): boolean {
  if (!start || !end) return true;
  const [begin, finish] = [instantOfTime(start), instantOfTime(end)];
  return (
    Number.isNaN(begin) ||
    (begin < to && finish > from) ||
    (begin === finish && begin >= from && begin < to)
  );
}

export function occurrencesOf(kept: StoredEvent, span: Span): { key: string; event: GraphEvent }[] {
  const { pattern, range } = kept.event.recurrence!;
  const step = pattern.interval * (pattern.type === 'weekly' ? 7 : 1) * day;
  const first = instantOfTime(kept.event.start!);
  const length = instantOfTime(kept.event.end!) - first;
  const times: { key: string; event: GraphEvent }[] = [];
  const last = range.type === 'numbered' ? range.numberOfOccurrences! : Infinity;
  for (let count = 0; count < last && first + count * step < span.to; count += 1) {
    const begin = first + count * step;
    const key = new Date(begin).toISOString().slice(0, 10);
    const time = (at: number) => ({
      dateTime: new Date(at).toISOString().slice(0, 19),
      timeZone: 'UTC',
    });
    const event = {
      ...kept.event,
      start: time(begin),
      end: time(begin + length),
      ...kept.exceptions.get(key),
    };
    if (!kept.cancelled.has(key) && isIn(event, span)) times.push({ key, event });
  }
  return times;
}
