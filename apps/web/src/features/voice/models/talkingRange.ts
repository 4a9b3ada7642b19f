import { voiceRangeMetres } from '@office/vocabulary';

/** Metres between two who talk face to face at which a warning starts, and below which it is over. */
const warnFrom = 4;
const calmBelow = 3.6;

/** `coming`: the two have not met yet. */
export type TalkingRange = 'coming' | 'within' | 'warning' | 'beyond';

/**
 * Two who talk face to face must stay near each other, once they have met.
 * @param metres between the two; null while it is unknown
 */
export function nextRange(before: TalkingRange, metres: number | null): TalkingRange {
  if (metres === null) return before;
  if (before === 'coming') return metres <= warnFrom ? 'within' : 'coming';
  if (metres > voiceRangeMetres) return 'beyond';
  if (metres > warnFrom) return 'warning';
  return metres < calmBelow ? 'within' : before;
}
