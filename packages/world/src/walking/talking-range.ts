import {
  voiceAwayMs,
  voiceWarningClearedMetres,
  voiceRangeMetres,
  voiceWarningMetres,
} from '@office/vocabulary';

export type TalkingDistance = number | 'elsewhere' | null;

/**
 * Range of a direct call. It can start across floors: the caller walks up, and the distance is
 * checked only after they have met, or after a minute.
 */
export type TalkingRange =
  | { status: 'coming'; until: number }
  | { status: 'within' }
  | { status: 'warning'; metres: number }
  /** One person is on another floor or did not arrive. The call ends at `until` unless they meet again. */
  | { status: 'away'; metres: number | null; until: number }
  | { status: 'beyond' };

/**
 * @param now milliseconds of the same clock as `until`
 * @param isGroup leaving the range does not end the call immediately, because another participant
 * may have walked away and is still leaving the call
 */
export function nextTalkingRange(
  before: TalkingRange,
  distance: TalkingDistance,
  now: number,
  isGroup = false,
): TalkingRange {
  if (distance === null) return before;
  const metres = distance === 'elsewhere' ? Number.POSITIVE_INFINITY : distance;
  switch (before.status) {
    case 'coming':
      if (metres <= voiceWarningMetres) return { status: 'within' };
      return now < before.until ? before : distantRange(distance, now + voiceAwayMs);
    case 'away':
      if (metres <= voiceRangeMetres) return together({ status: 'warning', metres }, metres);
      return now < before.until ? distantRange(distance, before.until) : { status: 'beyond' };
    case 'within':
    case 'warning':
      // A floor change may be accidental and takes a moment to reach all clients.
      if (distance === 'elsewhere') return distantRange(distance, now + voiceAwayMs);
      if (metres <= voiceRangeMetres) return together(before, metres);
      return isGroup ? distantRange(distance, now + voiceAwayMs) : { status: 'beyond' };
    case 'beyond':
      return before;
  }
}

/** Distance in metres and time in milliseconds by which the other client's view may lag. */
const distanceLagMetres = 0.6;
const lagMs = 2000;

/**
 * Both clients measure the distance, so either can notice it first. False for a person who hung up
 * and then left the floor, for example by signing out.
 */
export function endedByDistance(range: TalkingRange, now: number): boolean {
  if (range.status === 'beyond') return true;
  if (range.status === 'away') return range.until - now <= lagMs;
  return range.status === 'warning' && range.metres > voiceRangeMetres - distanceLagMetres;
}

function together(before: TalkingRange, metres: number): TalkingRange {
  const isCalm = metres < voiceWarningClearedMetres;
  const warns = metres > voiceWarningMetres || (before.status === 'warning' && !isCalm);
  return warns ? { status: 'warning', metres: Math.round(metres * 10) / 10 } : { status: 'within' };
}

function distantRange(distance: number | 'elsewhere', until: number): TalkingRange {
  const metres = distance === 'elsewhere' ? null : Math.round(distance * 10) / 10;
  return { status: 'away', metres, until };
}
