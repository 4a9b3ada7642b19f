import type { CalendarEvent } from '../../meeting/icalendar/icalendar.ts';

export interface RemoteEvent {
  /** Original start time of an occurrence; empty for a single event. */
  instance: string;
  title: string | null;
  startTime: Date;
  endTime: Date;
  allDay: boolean;
  isPrivate: boolean;
  isBusy: boolean;
  isDeclined?: boolean;
}

/** A unit of change in a remote calendar: an event, or a series with all occurrences. */
export interface RemoteResource {
  id: string;
  etag: string | null;
  meetingId: string | null;
  accountId: string | null;
  /** Set for events of the meeting provider: the meeting key, and the original time of an occurrence. */
  conference?: { key: string; seriesTime: Date | null };
  /** The UID used in invitation emails (RFC 5545), if the calendar returns it. */
  uid?: string | null;
  changedAt: Date | null;
  events: readonly RemoteEvent[];
}

export interface RemoteChanges {
  changed: readonly RemoteResource[];
  removed: readonly string[];
  /** If true, `changed` contains all events; known events that are missing from it were deleted. */
  isComplete: boolean;
  cursor: string;
  /** IANA zone of all-day events; null if the calendar returns none or an unknown one. */
  timeZone: string | null;
}

export interface WrittenResource {
  id: string;
  etag: string | null;
}

export interface SyncWindow {
  from: Date;
  to: Date;
}

export interface RemoteCalendar {
  /** `cursor` is null to read everything; `known` are etags, for calendars without change tracking. */
  changes(
    cursor: string | null,
    window: SyncWindow,
    known: ReadonlyMap<string, string | null>,
  ): Promise<RemoteChanges>;
  /** Writes a meeting. Creates the event if `known` is null. Creating is idempotent. */
  write(event: CalendarEvent, known: WrittenResource | null): Promise<WrittenResource>;
  remove(known: WrittenResource): Promise<void>;
}

/**
 * `CURSOR`: the cursor has expired; `CHANGED`: changed concurrently; `GONE`: deleted;
 * `REFUSED`: the calendar rejects this event.
 */
export type RemoteProblem =
  | 'ACCOUNT'
  | 'FORBIDDEN'
  | 'CURSOR'
  | 'CHANGED'
  | 'GONE'
  | 'REFUSED'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE';

export class RemoteError extends Error {
  override name = 'RemoteError';
  readonly problem: RemoteProblem;
  /** Requested wait in milliseconds; null if the calendar did not send one. */
  readonly retryAfter: number | null;

  constructor(
    problem: RemoteProblem,
    { retryAfter = null, cause }: { retryAfter?: number | null; cause?: unknown } = {},
  ) {
    super(`calendar: ${problem}`, { cause });
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

export const isProblem = (error: unknown, problem: RemoteProblem): boolean =>
  error instanceof RemoteError && error.problem === problem;

/** Returns null for the problem, and rethrows other errors: `.catch(ignoreProblem('GONE'))`. */
export function ignoreProblem(problem: RemoteProblem): (error: unknown) => null {
  return (error) => {
    if (isProblem(error, problem)) return null;
    throw error;
  };
}

export function problemOf(status: number): RemoteProblem | null {
  if (status < 400) return null;
  if (status === 401) return 'ACCOUNT';
  if (status === 403) return 'FORBIDDEN';
  if (status === 410) return 'CURSOR';
  if (status === 409 || status === 412) return 'CHANGED';
  return status === 429 ? 'RATE_LIMITED' : 'UNAVAILABLE';
}
