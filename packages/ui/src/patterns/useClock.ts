import { useEffect, useState } from 'react';

/** The time that "today" is measured from, and the zone in which days and times are shown. */
export interface Clock {
  /** Epoch ms. */
  now: number;
  /** IANA name; the browser's own without it. */
  timeZone?: string;
}

const minute = 60_000;

/** The given clock, or one's own that goes on with the minutes. */
export function useClock(given: Clock | undefined): Clock {
  const [own, setOwn] = useState<Clock>(() => ({ now: Date.now() }));
  const running = given === undefined;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setOwn({ now: Date.now() }), minute);
    return () => clearInterval(timer);
  }, [running]);
  return given ?? own;
}
