/** The time that is shown from, and the zone in which times are shown. */
export interface DeskClock {
  /** IANA name; the browser's own without it. */
  timeZone?: string;
}

export interface DeskTimes {
  /** HH:mm (spec §9). */
  time(iso: string): string;
  /** MM/dd HH:mm in Japanese, dd/MM HH:mm in English. */
  dayAndTime(iso: string): string;
}

export function deskTimes(language: string, { timeZone }: DeskClock = {}): DeskTimes {
  const format = new Intl.DateTimeFormat('en-GB', {
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone ? { timeZone } : {}),
  });
  const partsOf = (iso: string) =>
    Object.fromEntries(
      format.formatToParts(Date.parse(iso)).map(({ type, value }) => [type, value]),
    );
  const time = (iso: string) => {
    const { hour, minute } = partsOf(iso);
    return `${hour}:${minute}`;
  };
  return {
    time,
    dayAndTime(iso) {
      const { month, day } = partsOf(iso);
      return `${language === 'ja' ? `${month}/${day}` : `${day}/${month}`} ${time(iso)}`;
    },
  };
}
