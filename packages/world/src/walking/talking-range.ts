import {
  voiceAwayMs,
  voiceCalmMetres,
  voiceRangeMetres,
  voiceWarningMetres,
} from '@office/vocabulary';

/** Metres between two who talk, or that the other is on another floor; null while it is unknown. */
export type TalkingDistance = number | 'elsewhere' | null;

/**
 * Two who talk directly stand beside each other, and the talk is over when they part. It may begin over any
 * distance, also between two floors: the caller walks up, and the distance counts once the two have met. Who has
 * not come after a minute is as far away as they are.
 */
export type TalkingRange =
  /** They have not met yet, and have until then. */
  | { status: 'coming'; until: number }
  | { status: 'within' }
  | { status: 'warning'; metres: number }
  /** One is on another floor, or did not come; it ends then, unless they are together again. */
  | { status: 'away'; metres: number | null; until: number }
  | { status: 'beyond' };

/** @param now milliseconds of the clock that the `until`s are of */
export function nextTalkingRange(
  before: TalkingRange,
  distance: TalkingDistance,
  now: number,
): TalkingRange {
  if (distance === null) return before;
  const metres = distance === 'elsewhere' ? Number.POSITIVE_INFINITY : distance;
  switch (before.status) {
    case 'coming':
      if (metres <= voiceWarningMetres) return { status: 'within' };
      return now < before.until ? before : away(distance, now + voiceAwayMs);
    case 'away':
      if (metres <= voiceRangeMetres) return together({ status: 'warning', metres }, metres);
      return now < before.until ? away(distance, before.until) : { status: 'beyond' };
    case 'within':
    case 'warning':
      // A step between two floors may be a slip, and takes a moment to be seen by everyone.
      if (distance === 'elsewhere') return away(distance, now + voiceAwayMs);
      return metres > voiceRangeMetres ? { status: 'beyond' } : together(before, metres);
    case 'beyond':
      return before;
  }
}

/** Metres that one walks, and the time that passes, while the other's page does not know it yet. */
const unseenMetres = 0.6;
const unseenMs = 2000;

/**
 * Whether the other, who is gone, has gone out of range: each end may be the first to see it. One who hangs up and is
 * on no floor any more, as after signing out, has not.
 */
export function hasParted(range: TalkingRange, now: number): boolean {
  if (range.status === 'beyond') return true;
  if (range.status === 'away') return range.until - now <= unseenMs;
  return range.status === 'warning' && range.metres > voiceRangeMetres - unseenMetres;
}

function together(before: TalkingRange, metres: number): TalkingRange {
  const isCalm = metres < voiceCalmMetres;
  const warns = metres > voiceWarningMetres || (before.status === 'warning' && !isCalm);
  return warns ? { status: 'warning', metres: Math.round(metres * 10) / 10 } : { status: 'within' };
}

function away(distance: number | 'elsewhere', until: number): TalkingRange {
  const metres = distance === 'elsewhere' ? null : Math.round(distance * 10) / 10;
  return { status: 'away', metres, until };
}
