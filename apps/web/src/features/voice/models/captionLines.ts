import type { VoiceSpokenCaption } from '@office/api/realtime';
import type { Language } from '@office/vocabulary';

/** One line of what somebody says. */
export interface CaptionLine {
  participantId: string;
  captionId: number;
  text: string;
  isFinal: boolean;
  language: Language;
  /** When it was heard last. */
  at: number;
}

/** How many lines are read at once, and how long each stays after its last word. */
export const maxCaptionLines = 3;
export const captionStaysMs = 7000;

/**
 * The lines after one more word. One that is finished changes no more, so that a word that comes late does not take
 * it back; an empty one is gone.
 */
export function withCaption(
  lines: readonly CaptionLine[],
  { participantId, captionId, text, isFinal, language }: VoiceSpokenCaption,
  now: number,
): readonly CaptionLine[] {
  const isSame = (line: CaptionLine) =>
    line.participantId === participantId && line.captionId === captionId;
  const known = lines.find(isSame);
  if (known?.isFinal) return lines;
  const words = text.trim();
  if (words === '') return known ? lines.filter((line) => !isSame(line)) : lines;
  const line = { participantId, captionId, text: words, isFinal, language, at: now };
  const next = known ? lines.map((each) => (isSame(each) ? line : each)) : [...lines, line];
  return next.slice(-maxCaptionLines);
}

/** The lines that are still read. */
export function freshCaptions(lines: readonly CaptionLine[], now: number): readonly CaptionLine[] {
  const fresh = lines.filter(({ at }) => now - at < captionStaysMs);
  return fresh.length === lines.length ? lines : fresh;
}
