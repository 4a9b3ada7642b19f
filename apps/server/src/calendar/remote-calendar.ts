import type { CalendarEvent } from '../meeting/icalendar/icalendar.ts';

/** An event of a calendar elsewhere, as far as the office shows it. */
export interface RemoteEvent {
  /** The time of the series that it stands for; empty where it is held once. */
  instance: string;
  title: string | null;
  startTime: Date;
  endTime: Date;
  allDay: boolean;
  isPrivate: boolean;
  isBusy: boolean;
  /** Its member has answered there that they do not come. */
  isDeclined?: boolean;
}

/** A thing of a calendar elsewhere that is changed as one: an event, or a series with all of its times. */
export interface RemoteResource {
  id: string;
  etag: string | null;
  /** The meeting of the office that it stands for, as the office wrote into it. */
  meetingId: string | null;
  /** The account that wrote so. */
  accountId: string | null;
  /** The key of the meeting with whose conference the meeting provider made it, and its time in a series. */
  conference?: { key: string; seriesTime: Date | null };
  /** The id by which mails name it to all calendars (RFC 5545), where the calendar tells it. */
  uid?: string | null;
  changedAt: Date | null;
  events: readonly RemoteEvent[];
}

/** The changes of a calendar since a cursor. */
export interface RemoteChanges {
  changed: readonly RemoteResource[];
  removed: readonly string[];
  /** All that is there: what is known and not among `changed` is gone. */
  isComplete: boolean;
  cursor: string;
  /** IANA name of the zone in which its whole days begin; null where it does not tell one that there is. */
  timeZone: string | null;
}

/** A resource as the office wrote it. */
export interface WrittenResource {
  id: string;
  /** Null where the calendar does not say. */
  etag: string | null;
}

/** The time that the office follows. */
export interface SyncWindow {
  from: Date;
  to: Date;
}

/** A calendar elsewhere. All of it throws {@link RemoteError}. */
export interface RemoteCalendar {
  /**
   * @param cursor of the changes that are known; null for all there is
   * @param known etags by id, for calendars that cannot tell what changed
   */
  changes(
    cursor: string | null,
    window: SyncWindow,
    known: ReadonlyMap<string, string | null>,
  ): Promise<RemoteChanges>;
  /** Writes a meeting. Without `known` it is made; made twice it is still one. */
  write(event: CalendarEvent, known: WrittenResource | null): Promise<WrittenResource>;
  /** Removes what the office wrote; what is gone already is no mistake. */
  remove(known: WrittenResource): Promise<void>;
}

/**
 * `CURSOR`: the changes since then are not known any more; `CHANGED`: someone else was first; `GONE`: the
 * event is not there any more; `REFUSED`: this one event cannot be so there.
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

/** A calendar that did not do what it was asked to. */
export class RemoteError extends Error {
  override name = 'RemoteError';
  readonly problem: RemoteProblem;
  /** How long it wants to be left alone, in milliseconds; null when it did not say. */
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

/** The problem that the status of an answer tells of; null for success. */
export function problemOf(status: number): RemoteProblem | null {
  if (status < 400) return null;
  if (status === 401) return 'ACCOUNT';
  if (status === 403) return 'FORBIDDEN';
  if (status === 410) return 'CURSOR';
  if (status === 409 || status === 412) return 'CHANGED';
  return status === 429 ? 'RATE_LIMITED' : 'UNAVAILABLE';
}
