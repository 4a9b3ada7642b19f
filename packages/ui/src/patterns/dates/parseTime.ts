const pad = (value: number) => String(value).padStart(2, '0');

export function isIsoTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Minutes outside of 0 to 1439 wrap around midnight. */
export function timeOfMinutes(minutes: number): string {
  const inDay = ((minutes % 1440) + 1440) % 1440;
  return `${pad(Math.floor(inDay / 60))}:${pad(inDay % 60)}`;
}

export function minutesOfTime(time: string): number {
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  return hour * 60 + minute;
}

const half = /^(午前|午後|am|pm)?\s*(\d{1,2})時半\s*$/;
const typedTime =
  /^(午前|午後|am|pm)?\s*(\d{1,2})(?:\s*(?:[:.時]\s*(\d{1,2})?|(?<=\d)(\d{2}))\s*分?)?\s*(am|pm|a\.m\.|p\.m\.)?$/;

/** Parses a typed time of day into `09:30`. Returns undefined for invalid text. */
export function parseTime(typed: string): string | undefined {
  const text = typed.normalize('NFKC').trim().toLowerCase();
  if (text === '正午' || text === 'noon') return '12:00';
  const halfPast = half.exec(text);
  const found = halfPast ? [...halfPast.slice(0, 3), '30'] : typedTime.exec(text);
  if (!found) return undefined;
  const [, before, hour, minute, joined, after] = found;
  return timeOf(
    Number(hour),
    Number(minute ?? joined ?? 0),
    (before ?? after)?.replaceAll('.', ''),
  );
}

function timeOf(hour: number, minute: number, part: string | undefined): string | undefined {
  if (minute > 59 || hour > 23) return undefined;
  if (part === undefined) return `${pad(hour)}:${pad(minute)}`;
  // Both 午後0時 and 12 pm are noon.
  if (hour > 12) return undefined;
  const isLate = part === '午後' || part === 'pm';
  return `${pad((hour % 12) + (isLate ? 12 : 0))}:${pad(minute)}`;
}
