import { hour, minute } from './units.ts';

/** Maximum time until the end of a status line or quiet time. */
export const maxReachabilityDays = 366;

/** Weekly working hours. A time from `startTime` that is not before `endTime` continues on the next day. */
export interface WorkingHours {
  /** 0 is Sunday. */
  weekdays: readonly number[];
  /** HH:mm in `timeZone`. */
  startTime: string;
  endTime: string;
  timeZone: string;
  /** Whether notifications are paused outside the working hours. */
  pauseOutside: boolean;
}

const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const formats = new Map<string, Intl.DateTimeFormat>();
const dayMinutes = 24 * 60;

function localTime(timeZone: string, instant: number): { weekday: number; minutes: number } {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  const parts = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  return {
    weekday: weekdayNames.indexOf(parts.weekday ?? ''),
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export function isWorkingTime(hours: WorkingHours, now: Date): boolean {
  const { weekday, minutes } = localTime(hours.timeZone, now.getTime());
  const [start, end] = [minutesOf(hours.startTime), minutesOf(hours.endTime)];
  const worksOn = (day: number) => hours.weekdays.includes(day);
  if (start < end) return worksOn(weekday) && start <= minutes && minutes < end;
  return (worksOn(weekday) && minutes >= start) || (worksOn((weekday + 6) % 7) && minutes < end);
}

/** Returns the next start of the working hours after `now`. */
export function nextWorkingStart(hours: WorkingHours, now: Date): Date {
  const start = minutesOf(hours.startTime);
  const from = localTime(hours.timeZone, now.getTime());
  const waits = hours.weekdays.map((day) => {
    const wait = ((day - from.weekday + 7) % 7) * dayMinutes + start - from.minutes;
    return wait > 0 ? wait : wait + 7 * dayMinutes;
  });
  const at = Math.floor(now.getTime() / minute) * minute + Math.min(...waits) * minute;
  // The clock changes by at most a few hours between two local times.
  const shift = start - localTime(hours.timeZone, at).minutes;
  const nearest = ((shift + 1.5 * dayMinutes) % dayMinutes) - dayMinutes / 2;
  return new Date(at + (Math.abs(nearest) * minute <= 3 * hour ? nearest * minute : 0));
}

interface QuietFacts {
  quietUntil: string | Date | null;
  workingHours: WorkingHours | null;
}

/** Returns the time until which notifications of a member are paused, or null if they are not. */
export function pausedUntil({ quietUntil, workingHours }: QuietFacts, now: Date): Date | null {
  const chosen = quietUntil === null ? null : new Date(quietUntil);
  const start = chosen && chosen > now ? chosen : now;
  if (workingHours?.pauseOutside && !isWorkingTime(workingHours, start)) {
    return nextWorkingStart(workingHours, start);
  }
  return start === now ? null : start;
}
