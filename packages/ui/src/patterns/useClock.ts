import { useEffect, useState } from 'react';

export interface Clock {
  /** Epoch milliseconds. */
  now: number;
  /** IANA name. Defaults to the browser's time zone. */
  timeZone?: string;
}

const minute = 60_000;

/** Returns the given clock, or a clock that updates every minute. */
export function useClock(clockProp: Clock | undefined): Clock {
  const [own, setOwn] = useState<Clock>(() => ({ now: Date.now() }));
  const running = clockProp === undefined;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setOwn({ now: Date.now() }), minute);
    return () => clearInterval(timer);
  }, [running]);
  return clockProp ?? own;
}
