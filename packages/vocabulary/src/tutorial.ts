// Tutorials: how their files are shown, and how long their texts take.
import type { TutorialFileKind } from './contract/tutorial.ts';
import type { Language } from './languages.ts';

export * from './contract/tutorial.ts';

/** The way that an attachment of a MIME type is shown. */
export function tutorialFileKindOf(mimeType: string): TutorialFileKind {
  if (mimeType === 'application/pdf') return 'PDF';
  if (mimeType === 'text/vtt') return 'CAPTIONS';
  if (mimeType.startsWith('video/')) return 'VIDEO';
  return mimeType.startsWith('image/') ? 'IMAGE' : 'FILE';
}

/** Characters of Japanese, and words of English, that people read in a minute. */
const aMinute: Record<Language, number> = { ja: 500, en: 200 };

/** The minutes that a text takes, one at least. */
export function readingMinutes(text: string, language: Language): number {
  const length = language === 'ja' ? [...text].length : text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(length / aMinute[language]));
}
