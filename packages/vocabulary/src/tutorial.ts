import type { TutorialFileKind } from './contract/tutorial.ts';
import type { Language } from './contract/languages.ts';

export function tutorialFileKindOf(mimeType: string): TutorialFileKind {
  if (mimeType === 'application/pdf') return 'PDF';
  if (mimeType === 'text/vtt') return 'CAPTIONS';
  if (mimeType.startsWith('video/')) return 'VIDEO';
  return mimeType.startsWith('image/') ? 'IMAGE' : 'FILE';
}

/** Reading speed per minute: Japanese characters and English words. */
const readingSpeedPerMinute: Record<Language, number> = { ja: 500, en: 200 };

export function readingMinutes(text: string, language: Language): number {
  const length = language === 'ja' ? [...text].length : text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(length / readingSpeedPerMinute[language]));
}
