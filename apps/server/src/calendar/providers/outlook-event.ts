import { z } from 'zod';
import type { CalendarEvent } from '../../meeting/icalendar/icalendar.ts';
import { instantOf } from '../../meeting/model/local-time.ts';
import { cleanTitle, validInstant } from './event-parsing.ts';
import type { RemoteEvent, RemoteResource } from './remote-calendar.ts';
import { toIanaZone } from './time-zone-name.ts';

const time = z.object({ dateTime: z.string(), timeZone: z.string().nullish() });

export const outlookEvent = z.object({
  '@odata.etag': z.string().nullish(),
  id: z.string().min(1),
  type: z.string().nullish(),
  seriesMasterId: z.string().nullish(),
  originalStart: z.string().nullish(),
  subject: z.string().nullish(),
  start: time.nullish().catch(null),
  end: time.nullish().catch(null),
  isAllDay: z.boolean().nullish(),
  isCancelled: z.boolean().nullish(),
  sensitivity: z.string().nullish(),
  showAs: z.string().nullish(),
  responseStatus: z.object({ response: z.string().nullish() }).nullish().catch(null),
  iCalUId: z.string().nullish(),
  transactionId: z.string().nullish(),
  lastModifiedDateTime: z.string().nullish(),
});
export type OutlookEvent = z.infer<typeof outlookEvent>;

export const selectedFields = Object.keys(outlookEvent.shape)
  .filter((name) => !name.startsWith('@'))
  .join(',');

/** Extended property for finding events of the office. The GUID is the office's namespace. */
export const meetingProperty = 'String {6f0d3a52-9c0e-4e1b-8a37-5b8e2c1f7d64} Name OfficeMeeting';

const maxLocation = 255;
const freeTimes = ['free', 'workingElsewhere'];

/** Marks an event with its meeting and account. Graph returns `transactionId` with changes. */
export function markOf(meetingId: string, accountId: string): string {
  return `office:${meetingId}:${accountId}`;
}

function readMark(mark: string | null | undefined): {
  meetingId: string | null;
  accountId: string | null;
} {
  const [, meetingId = null, accountId = null] =
    /^office:([0-9a-f-]{36}):([0-9a-f-]{36})/.exec(mark ?? '') ?? [];
  return { meetingId, accountId };
}

/** Extracts the UID of an external event that Exchange embeds in its own id (MS-OXCICAL). */
function readUid(id: string | null | undefined): string | null {
  const [, inner] = /7643616C2D55696401000000((?:[0-9A-F]{2})+)00$/i.exec(id ?? '') ?? [];
  return inner ? Buffer.from(inner, 'hex').toString() : (id ?? null);
}

export function resourceOf(event: OutlookEvent): RemoteResource {
  const shown = eventOf(event, '');
  return {
    id: event.id,
    etag: event['@odata.etag'] ?? null,
    ...readMark(event.transactionId),
    uid: readUid(event.iCalUId),
    changedAt: instantOfText(event.lastModifiedDateTime),
    events: shown ? [shown] : [],
  };
}

export function seriesOf(id: string, times: readonly OutlookEvent[]): RemoteResource {
  const events = times.flatMap((each) => {
    const shown = eventOf(each, '');
    const instance = instantOfText(each.originalStart) ?? shown?.startTime;
    return shown && instance ? [{ ...shown, instance: instance.toISOString() }] : [];
  });
  // Occurrences have different ids but share the UID of the invitation email.
  const uid = readUid(times[0]?.iCalUId);
  return { id, etag: null, meetingId: null, accountId: null, uid, changedAt: null, events };
}

function eventOf(event: OutlookEvent, instance: string): RemoteEvent | null {
  const startTime = instantOfTime(event.start);
  const endTime = instantOfTime(event.end);
  if (!startTime || !endTime || endTime < startTime || event.isCancelled) return null;
  const { subject, isAllDay, sensitivity, showAs, responseStatus } = event;
  const isDeclined = responseStatus?.response === 'declined';
  return {
    instance,
    title: cleanTitle(subject),
    startTime,
    endTime,
    allDay: isAllDay ?? false,
    isPrivate: sensitivity ? sensitivity !== 'normal' : false,
    isBusy: !freeTimes.includes(showAs ?? '') && !isDeclined,
    isDeclined,
  };
}

function instantOfTime(time: OutlookEvent['start']): Date | null {
  const clock = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.exec(time?.dateTime ?? '')?.[0];
  const local = Date.parse(`${clock}Z`);
  if (!clock || Number.isNaN(local)) return null;
  return validInstant(instantOf(local, toIanaZone(time?.timeZone)));
}

const instantOfText = (text: string | null | undefined) => validInstant(new Date(text ?? ''));

/** Omits attendees, because only the office sends invitations. */
export function writtenEvent(event: CalendarEvent): Record<string, unknown> {
  const { title, description, location, startTime, endTime, isPrivate } = event;
  return {
    subject: title,
    body: { contentType: 'text', content: description ?? '' },
    location: { displayName: [...(location ?? '')].slice(0, maxLocation).join('') },
    start: timeOf(startTime),
    end: timeOf(endTime),
    sensitivity: isPrivate ? 'private' : 'normal',
    showAs: 'busy',
  };
}

/** In UTC, because Graph lacks some IANA zones. Outlook displays the zone of the viewer. */
const timeOf = (instant: Date) => ({
  dateTime: instant.toISOString().slice(0, 19),
  timeZone: 'UTC',
});
