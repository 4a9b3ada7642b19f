import type { Language } from '@office/vocabulary';

const number = String.raw`(\d{1,4}(?:\.\d+)?)`;
const inWords = new RegExp(
  `^(?:${number}\\s*(?:時間|h(?:ours?|rs?)?))?\\s*(半|(?:${number}\\s*(?:分|m(?:in(?:ute)?s?)?)?))?$`,
);

/** Parses a duration into minutes: `90`, `1:30`, `1時間半`, `1 h 30 min`. Returns undefined for invalid text. */
export function parseDuration(typed: string): number | undefined {
  const text = typed.normalize('NFKC').trim().toLowerCase();
  const clock = /^(\d{1,3}):([0-5]\d)$/.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const found = text === '' ? null : inWords.exec(text);
  if (!found) return undefined;
  const [, hours, rest, minutes] = found;
  if (rest === '半' && hours === undefined) return undefined;
  return Math.round(Number(hours ?? 0) * 60 + (rest === '半' ? 30 : Number(minutes ?? 0)));
}

/** `1時間30分`, `1 h 30 min` */
export function formatDuration(minutes: number, language: Language): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const words =
    language === 'ja'
      ? [hours > 0 && `${hours}時間`, (rest > 0 || hours === 0) && `${rest}分`]
      : [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`];
  return words.filter(Boolean).join(language === 'ja' ? '' : ' ');
}
