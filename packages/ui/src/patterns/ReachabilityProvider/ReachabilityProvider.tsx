import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Clock } from '../useClock.ts';
import { ReachabilityContext, type MemberReachability } from './reachabilityContext.ts';

export interface ReachabilityProviderProps {
  /** Status lines, quiet times and working hours by user id. */
  members: ReadonlyMap<string, MemberReachability>;
  /** Fixed time. By default the current time, which updates every minute and at each end. */
  clock?: Clock;
  /** The page, or a part of it. */
  children: ReactNode;
}

const minute = 60_000;

/** Provides the status lines, quiet times and working hours of the members to all names below it. */
export function ReachabilityProvider({ members, clock, children }: ReachabilityProviderProps) {
  const [current, setCurrent] = useState(() => Date.now());
  const running = clock === undefined && members.size > 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setCurrent(Date.now()), timeToNextChange(members, Date.now()));
    return () => clearTimeout(timer);
  }, [running, members, current]);
  const now = clock?.now ?? current;
  const timeZone = clock?.timeZone;
  const state = useMemo(() => ({ members, now, timeZone }), [members, now, timeZone]);
  return <ReachabilityContext value={state}>{children}</ReachabilityContext>;
}

function timeToNextChange(members: ReadonlyMap<string, MemberReachability>, now: number): number {
  let next = (Math.floor(now / minute) + 1) * minute;
  for (const { statusLine, quietUntil } of members.values()) {
    for (const end of [statusLine?.endsAt, quietUntil]) {
      const at = end ? Date.parse(end) : 0;
      if (at > now && at < next) next = at;
    }
  }
  return next - now;
}
