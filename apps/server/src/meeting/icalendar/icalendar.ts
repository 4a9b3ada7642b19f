import type { MeetingAnswer } from '@office/vocabulary';
import ICAL from 'ical.js';
import { localTimeOf } from '../model/local-time.ts';
import { timeZoneComponent } from './time-zone-component.ts';

interface Attendee {
  name: string;
  email: string;
}

export interface CalendarEvent {
  uid: string;
  sequence: number;
  changedAt: Date;
  startTime: Date;
  endTime: Date;
  timeZone: string;
  /** Recurrence rule without `RRULE:`. `excluded` contains its occurrences without a meeting. */
  rule?: string;
  excluded?: readonly Date[];
  /** Original time of the occurrence that this event overrides (`RECURRENCE-ID`). */
  recurrenceTime?: Date;
  title: string;
  description?: string | null;
  location?: string | null;
  url?: string;
  isPrivate?: boolean;
  isCanceled?: boolean;
  organizer?: Attendee | null;
  attendees?: readonly (Attendee & { answer: MeetingAnswer })[];
}

export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

const year = 366 * 24 * 60 * 60_000;

const partStats = {
  NONE: 'NEEDS-ACTION',
  ACCEPTED: 'ACCEPTED',
  TENTATIVE: 'TENTATIVE',
  DECLINED: 'DECLINED',
} as const;

export function writeCalendar(
  events: readonly CalendarEvent[],
  { method, name }: { method: CalendarMethod; name?: string },
): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('prodid', '-//Virtual Office//Meetings//EN');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', method);
  if (name !== undefined) {
    calendar.addPropertyWithValue('x-wr-calname', name);
    calendar.addPropertyWithValue('refresh-interval', ICAL.Duration.fromString('PT15M'));
    calendar.getFirstProperty('refresh-interval')!.setParameter('value', 'DURATION');
    calendar.addPropertyWithValue('x-published-ttl', 'PT15M');
  }
  for (const [timeZone, { from, to }] of timeZonePeriods(events)) {
    calendar.addSubcomponent(timeZoneComponent(timeZone, from, to));
  }
  for (const event of events) calendar.addSubcomponent(eventComponent(event));
  return `${calendar.toString()}\r\n`;
}

function timeZonePeriods(events: readonly CalendarEvent[]): Map<string, { from: Date; to: Date }> {
  const spans = new Map<string, { from: Date; to: Date }>();
  for (const { timeZone, startTime, endTime, rule } of events) {
    const known = spans.get(timeZone);
    const from = new Date(Math.min(startTime.getTime(), known?.from.getTime() ?? Infinity));
    const end = endTime.getTime() + (rule ? 3 * year : 0);
    spans.set(timeZone, { from, to: new Date(Math.max(end, known?.to.getTime() ?? 0)) });
  }
  return spans;
}

function eventComponent(event: CalendarEvent): ICAL.Component {
  const { uid, sequence, changedAt, timeZone, rule, recurrenceTime } = event;
  const component = new ICAL.Component('vevent');
  const add = (property: string, value: unknown, parameters: Record<string, string> = {}) => {
    const added = component.addPropertyWithValue(property, value as string);
    for (const [key, each] of Object.entries(parameters)) added.setParameter(key, each);
  };
  const addTime = (property: string, instant: Date) =>
    add(property, localTime(instant, timeZone), { tzid: timeZone });
  add('uid', uid);
  add('dtstamp', ICAL.Time.fromJSDate(changedAt, true));
  add('last-modified', ICAL.Time.fromJSDate(changedAt, true));
  add('sequence', sequence);
  if (recurrenceTime) addTime('recurrence-id', recurrenceTime);
  addTime('dtstart', event.startTime);
  addTime('dtend', event.endTime);
  if (rule) add('rrule', ICAL.Recur.fromString(rule));
  for (const time of event.excluded ?? []) addTime('exdate', time);
  add('summary', removeControlCharacters(event.title));
  if (event.description) add('description', removeControlCharacters(event.description));
  if (event.location) add('location', removeControlCharacters(event.location));
  if (event.url) add('url', event.url);
  add('class', event.isPrivate ? 'PRIVATE' : 'PUBLIC');
  add('status', event.isCanceled ? 'CANCELLED' : 'CONFIRMED');
  add('transp', 'OPAQUE');
  const { organizer } = event;
  if (organizer) add('organizer', mailto(organizer), { cn: commonName(organizer) });
  for (const attendee of event.attendees ?? []) {
    add('attendee', mailto(attendee), {
      cn: commonName(attendee),
      cutype: 'INDIVIDUAL',
      role: 'REQ-PARTICIPANT',
      partstat: partStats[attendee.answer],
      rsvp: attendee.answer === 'NONE' ? 'TRUE' : 'FALSE',
    });
  }
  return component;
}

/** Removes control characters except tabs and line feeds: they would make the file invalid under RFC 5545. */
const removeControlCharacters = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

const mailto = ({ email }: Attendee) => `mailto:${email}`;

/** Parameters must not contain quotation marks or control characters (RFC 5545 §3.1). */

const commonName = ({ name }: Attendee) => name.replace(/["\u0000-\u001f\u007f]/g, ' ').trim();

function localTime(instant: Date, timeZone: string): ICAL.Time {
  const local = new Date(localTimeOf(instant, timeZone)).toISOString().slice(0, 19);
  return ICAL.Time.fromDateTimeString(local);
}
