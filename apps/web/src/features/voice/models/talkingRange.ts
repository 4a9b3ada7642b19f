import { voiceCalmMetres, voiceRangeMetres, voiceWarningMetres } from '@office/vocabulary';

/** `coming`: the two have not met yet. */
export type TalkingRange = 'coming' | 'within' | 'warning' | 'beyond';

/**
 * Two who talk face to face must stay near each other, once they have met.
 * @param metres between the two; null while it is unknown
 */
export function nextRange(before: TalkingRange, metres: number | null): TalkingRange {
  if (metres === null) return before;
  if (before === 'coming') return metres <= voiceWarningMetres ? 'within' : 'coming';
  if (metres > voiceRangeMetres) return 'beyond';
  if (metres > voiceWarningMetres) return 'warning';
  return metres < voiceCalmMetres ? 'within' : before;
}
