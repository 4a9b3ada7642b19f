import {
  formatTime,
  isWorkingTime,
  pausedUntil,
  type Language,
  formatTimeOnDay,
  type WorkingHours,
} from '@office/vocabulary';
import { createContext, use } from 'react';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';

export interface MemberReachability {
  statusLine: { emoji: string; text: string; endsAt: string | null } | null;
  /** ISO 8601 end of the chosen quiet time. */
  quietUntil: string | null;
  workingHours: WorkingHours | null;
}

export interface ReachabilityState {
  members: ReadonlyMap<string, MemberReachability>;
  /** Epoch milliseconds. */
  now: number;
  timeZone?: string | undefined;
}

const nothing: ReachabilityState = { members: new Map(), now: 0 };

export const ReachabilityContext = createContext<ReachabilityState>(nothing);

export interface ShownReachability {
  /** `until`: end as text, without one for a status line that does not end. */
  statusLine?: { emoji: string; text: string; until?: string };
  /** Time until which notifications are paused, as text. */
  pausedUntil?: string;
  /** Local time of a member outside their working hours, as text. */
  localTime?: string;
}

const unreachable: ShownReachability = {};

/** Returns what to show about a member at this time. Without a provider, nothing. */
export function useReachability(userId: string | undefined): ShownReachability {
  const state = use(ReachabilityContext);
  const language = useLanguage();
  const member = userId === undefined ? undefined : state.members.get(userId);
  return member ? shownReachability(member, state, language) : unreachable;
}

/** Returns the local start of a meeting that is outside the working hours of a member, as text. */
export function useMeetingTimeOutsideHours(): (
  userId: string,
  meeting: { startTime: string; endTime: string } | null,
) => string | undefined {
  const { members } = use(ReachabilityContext);
  return (userId, meeting) => {
    const workingHours = members.get(userId)?.workingHours;
    if (!workingHours || !meeting) return undefined;
    const start = Date.parse(meeting.startTime);
    const last = Date.parse(meeting.endTime) - 1;
    const isInside = [start, last].every((at) => isWorkingTime(workingHours, new Date(at)));
    return isInside ? undefined : formatTime(start, workingHours.timeZone);
  };
}

export function shownReachability(
  member: MemberReachability,
  { now, timeZone }: Pick<ReachabilityState, 'now' | 'timeZone'>,
  language: Language,
): ShownReachability {
  const { statusLine, workingHours } = member;
  const timeText = (instant: string | Date) => formatTimeOnDay(instant, language, now, timeZone);
  const date = new Date(now);
  const paused = pausedUntil(member, date);
  const endsAt = statusLine?.endsAt ?? null;
  return {
    ...(statusLine &&
      !(endsAt !== null && Date.parse(endsAt) <= now) && {
        statusLine: {
          emoji: statusLine.emoji,
          text: statusLine.text,
          ...(endsAt !== null && { until: timeText(endsAt) }),
        },
      }),
    ...(paused && { pausedUntil: timeText(paused) }),
    ...(workingHours &&
      !isWorkingTime(workingHours, date) && { localTime: formatTime(now, workingHours.timeZone) }),
  };
}
