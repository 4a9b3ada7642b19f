import ICAL from 'ical.js';
import { instantOf } from '../../meeting/model/local-time.ts';
import { cleanTitle, isIn, maxOccurrences, validInstant } from './event-parsing.ts';
import type { RemoteEvent, SyncWindow } from './remote-calendar.ts';
import { toKnownIanaZone, toIanaZone } from './time-zone-name.ts';

/** Maximum size of a file, in characters. */
const maxFileLength = 1_000_000;
/** Maximum number of occurrences to compute. Stops rules that started long ago or never match a date. */
const maxOccurrenceSteps = 20_000;

/** Properties that mark events created by the office: the meeting id and the linked account id. */
export const meetingProperty = 'x-office-meeting';
export const accountProperty = 'x-office-account';

export interface CalendarFileContent {
  meetingId: string | null;
  accountId: string | null;
  changedAt: Date | null;
  events: RemoteEvent[];
}

/** Parses an untrusted calendar file. Invalid parts are skipped, and attendees are ignored. */
export function readCalendarFile(text: string, window: SyncWindow): CalendarFileContent {
  const nothing = { meetingId: null, accountId: null, changedAt: null, events: [] };
  if (text.length > maxFileLength) return nothing;
  let components: ICAL.Component[];
  try {
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    components = calendar.getAllSubcomponents('vevent');
  } catch {
    return nothing;
  }
  const [first] = components;
  if (!first) return nothing;
  const changed = attempt(() => instant(first.getFirstProperty('last-modified')));
  return {
    meetingId: idIn(first, meetingProperty),
    accountId: idIn(first, accountProperty),
    changedAt: changed ?? null,
    events: timesOf(components, window),
  };
}

/** Returns the time zone in a `calendar-timezone` file (RFC 4791, 5.2.2); null if it is unknown. */
export function zoneOfFile(text: string | null): string | null {
  if (!text || text.length > maxFileLength) return null;
  const zone = attempt(() =>
    new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vtimezone'),
  );
  const names = ['tzid', 'x-lic-location'].map((name) => zone?.getFirstPropertyValue(name));
  // Some time zone ids have a registry prefix: `/example.com/20260101/Asia/Tokyo`.
  const textNames = names.filter((name) => typeof name === 'string');
  const short = textNames.map((name) => name.split('/').slice(-2).join('/'));
  return (
    [...textNames, ...short].map((name) => toKnownIanaZone(name)).find((name) => name !== null) ??
    null
  );
}

function idIn(component: ICAL.Component, property: string): string | null {
  const propertyValue = component.getFirstPropertyValue(property);
  return typeof propertyValue === 'string' && /^[0-9a-f-]{36}$/.test(propertyValue)
    ? propertyValue
    : null;
}

function timesOf(components: readonly ICAL.Component[], window: SyncWindow): RemoteEvent[] {
  const moved = new Map<string, ICAL.Component>();
  for (const component of components) {
    const at = attempt(() => instant(component.getFirstProperty('recurrence-id')));
    if (at) moved.set(at.toISOString(), component);
  }
  const events: RemoteEvent[] = [];
  for (const component of components) {
    const own = attempt(() => instant(component.getFirstProperty('recurrence-id')));
    if (!component.hasProperty('rrule') || own) {
      const event = eventOf(component, own ? own.toISOString() : '');
      if (event && isIn(event, window)) events.push(event);
      continue;
    }
    for (const event of expandRule(component, window)) {
      if (!moved.has(event.instance)) events.push(event);
      if (events.length >= maxOccurrences) return events;
    }
  }
  return events;
}

function* expandRule(component: ICAL.Component, window: SyncWindow): Generator<RemoteEvent> {
  const event = eventOf(component, '');
  const start = component.getFirstProperty('dtstart');
  if (!event || !start) return;
  const length = event.endTime.getTime() - event.startTime.getTime();
  try {
    const first = start.getFirstValue() as ICAL.Time;
    const zone = zoneOf(start);
    const expansion = new ICAL.RecurExpansion({ component, dtstart: first });
    for (let step = 0; step < maxOccurrenceSteps; step += 1) {
      const next = expansion.next() as ICAL.Time | null;
      if (!next) return;
      const startTime = instantAt(next, zone);
      if (startTime >= window.to) return;
      const endTime = new Date(startTime.getTime() + length);
      if (endTime > window.from) {
        yield { ...event, startTime, endTime, instance: startTime.toISOString() };
      }
    }
  } catch {
    // Invalid rule: keeps the occurrences found so far.
  }
}

function eventOf(component: ICAL.Component, instance: string): RemoteEvent | null {
  const startTime = attempt(() => instant(component.getFirstProperty('dtstart')));
  if (!startTime || component.getFirstPropertyValue('status') === 'CANCELLED') return null;
  const value = component.getFirstPropertyValue('dtstart') as ICAL.Time;
  const endTime = attempt(() => endOf(component, startTime, value.isDate));
  if (!endTime || endTime < startTime) return null;
  const kind = component.getFirstPropertyValue('class');
  return {
    instance,
    title: cleanTitle(component.getFirstPropertyValue('summary')),
    startTime,
    endTime,
    allDay: value.isDate,
    isPrivate: kind === 'PRIVATE' || kind === 'CONFIDENTIAL',
    isBusy: component.getFirstPropertyValue('transp') !== 'TRANSPARENT',
  };
}

function endOf(component: ICAL.Component, start: Date, isDate: boolean): Date | null {
  const end = instant(component.getFirstProperty('dtend'));
  if (end) return end;
  const duration = component.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) {
    return validInstant(new Date(start.getTime() + duration.toSeconds() * 1000));
  }
  return new Date(start.getTime() + (isDate ? 24 * 60 * 60_000 : 0));
}

function instant(property: ICAL.Property | null): Date | null {
  const value = property?.getFirstValue();
  return property && value instanceof ICAL.Time
    ? validInstant(instantAt(value, zoneOf(property)))
    : null;
}

const zoneOf = (property: ICAL.Property) => toIanaZone(property.getFirstParameter('tzid'));

function instantAt(time: ICAL.Time, zone: string): Date {
  const { year, month, day, hour, minute, second } = time;
  const local = Date.UTC(year, month - 1, day, hour, minute, second);
  return time.zone === ICAL.Timezone.utcTimezone ? new Date(local) : instantOf(local, zone);
}

function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
