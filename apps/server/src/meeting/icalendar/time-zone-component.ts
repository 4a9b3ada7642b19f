import { tzOffset } from '@date-fns/tz';
import ICAL from 'ical.js';

const minute = 60_000;
const day = 24 * 60 * minute;

interface ClockChange {
  at: number;
  before: number;
  after: number;
}

/** Returns the UTC offset transitions in a period, found by bisection. */
function clockChanges(timeZone: string, from: number, to: number): ClockChange[] {
  const offsetAt = (at: number) => tzOffset(timeZone, new Date(at));
  const changes: ClockChange[] = [];
  for (let at = from; at < to; at += day) {
    const [before, after] = [offsetAt(at), offsetAt(at + day)];
    if (before === after) continue;
    let [low, high] = [at, at + day];
    while (high - low > minute) {
      const middle = low + Math.floor((high - low) / (2 * minute)) * minute;
      if (offsetAt(middle) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: high, before, after });
  }
  return changes;
}

/**
 * Returns the VTIMEZONE (RFC 5545 §3.6.5). Lists each transition in the period explicitly, as the
 * runtime does not expose the rule. Calendars usually recognise the zone by its name anyway.
 */
export function timeZoneComponent(timeZone: string, from: Date, to: Date): ICAL.Component {
  const zone = new ICAL.Component('vtimezone');
  zone.addPropertyWithValue('tzid', timeZone);
  const start = Math.floor(from.getTime() / day) * day;
  const first = tzOffset(timeZone, new Date(start));
  const changes = clockChanges(timeZone, start, to.getTime());
  const standardOffset = Math.min(first, ...changes.map(({ after }) => after));
  for (const { at, before, after } of [{ at: start, before: first, after: first }, ...changes]) {
    const observance = new ICAL.Component(after === standardOffset ? 'standard' : 'daylight');
    const local = new Date(at + before * minute).toISOString().slice(0, 19);
    observance.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString(local));
    observance.addPropertyWithValue('tzoffsetfrom', offset(before));
    observance.addPropertyWithValue('tzoffsetto', offset(after));
    zone.addSubcomponent(observance);
  }
  return zone;
}

const offset = (minutes: number) => ICAL.UtcOffset.fromSeconds(minutes * 60);
