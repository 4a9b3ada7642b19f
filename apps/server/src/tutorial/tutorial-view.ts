import type { Schemas } from '@office/api';
import {
  markdownExcerpt,
  readingMinutes,
  toPlainText,
  tutorialFileKindOf,
  type Language,
  type TutorialFileKind,
} from '@office/vocabulary';
import type { LinkReader } from '../platform/file-storage.ts';
import type { Platform } from '../platform/platform.ts';
import type { PublishedTutorial } from './tutorial-store.ts';

export function fileKindsOf(mimeTypes: readonly string[]): TutorialFileKind[] {
  return [...new Set(mimeTypes.map(tutorialFileKindOf))];
}

export function toSummary(
  { files }: Pick<Platform, 'files'>,
  row: PublishedTutorial,
  reader: LinkReader,
  language: Language,
): Schemas['TutorialSummary'] {
  return {
    id: row.id,
    title: row.title,
    excerpt: markdownExcerpt(row.content),
    category: { id: row.categoryId, name: row.categoryName },
    coverUrl: row.coverKey === null ? null : files.links.sign(row.coverKey, reader).url,
    kinds: fileKindsOf(row.mimeTypes),
    minutes: row.minutes ?? readingMinutes(toPlainText(row.content), language),
    publishedAt: row.publishedAt!.toISOString(),
    progress: toProgress(row),
  };
}

export function toProgress({
  openedAt,
  doneAt,
  seen,
}: Pick<PublishedTutorial, 'openedAt' | 'doneAt' | 'seen'>): Schemas['TutorialProgress'] {
  return {
    state: doneAt ? 'DONE' : openedAt ? 'STARTED' : 'NEW',
    // Rounds down, so that only completed tutorials show 100 percent.
    percent: doneAt ? 100 : Math.floor(seen * 100),
    openedAt: openedAt?.toISOString() ?? null,
    doneAt: doneAt?.toISOString() ?? null,
  };
}
