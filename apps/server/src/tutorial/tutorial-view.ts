import type { Schemas } from '@office/api';
import { readingMinutes, toPlainText, type Language } from '@office/vocabulary';
import type { LinkReader } from '../platform/file-storage.ts';
import type { Platform } from '../platform/platform.ts';
import { fileKindsOf } from './file-kind.ts';
import type { PublishedTutorial } from './tutorial-store.ts';

/** Characters of a text that stand below a title. */
const excerptLength = 160;

/** A published tutorial as a list has it, for a reader of one language. */
export function toSummary(
  { files }: Pick<Platform, 'files'>,
  row: PublishedTutorial,
  reader: LinkReader,
  language: Language,
): Schemas['TutorialSummary'] {
  const text = toPlainText(row.content);
  return {
    id: row.id,
    title: row.title,
    excerpt: [...text.replace(/\s+/g, ' ')].slice(0, excerptLength).join(''),
    category: { id: row.categoryId, name: row.categoryName },
    coverUrl: row.coverKey === null ? null : files.links.sign(row.coverKey, reader).url,
    kinds: fileKindsOf(row.mimeTypes),
    minutes: row.minutes ?? readingMinutes(text, language),
    publishedAt: row.publishedAt!.toISOString(),
    progress: toProgress(row),
  };
}

/** How far somebody is. */
export function toProgress({
  openedAt,
  doneAt,
  seen,
}: Pick<PublishedTutorial, 'openedAt' | 'doneAt' | 'seen'>): Schemas['TutorialProgress'] {
  return {
    state: doneAt ? 'DONE' : openedAt ? 'STARTED' : 'NEW',
    // Only what has been seen to its end is a hundred per cent.
    percent: doneAt ? 100 : Math.floor(seen * 100),
    openedAt: openedAt?.toISOString() ?? null,
    doneAt: doneAt?.toISOString() ?? null,
  };
}
