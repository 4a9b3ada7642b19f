import type { VoiceSpokenCaption } from '@office/api/realtime';
import type { Language } from '@office/vocabulary';

export interface CaptionLine {
  participantId: string;
  captionId: number;
  text: string;
  isFinal: boolean;
  language: Language;
  at: number;
}

export const maxCaptionLines = 3;
export const captionDisplayMs = 7000;

/** A final line is not changed by late updates; an empty text removes it. */
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

/** Returns the lines that have not expired. Keeps the array identity if nothing changed. */
export function freshCaptions(lines: readonly CaptionLine[], now: number): readonly CaptionLine[] {
  const fresh = lines.filter(({ at }) => now - at < captionDisplayMs);
  return fresh.length === lines.length ? lines : fresh;
}
