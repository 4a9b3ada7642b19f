import type { Schemas } from '@office/api';
import { type Language, markdownExcerpt, plainExcerpt, textIn } from '@office/vocabulary';
import { personRef } from '../people/person-ref.ts';
import type { Platform } from '../platform/platform.ts';
import type { NotificationRow, ReceivedNotification } from './notification-store.ts';

export function toSummary(
  row: ReceivedNotification,
  language: Language,
): Schemas['NotificationSummary'] {
  return {
    id: row.id,
    kind: row.kind,
    title: textIn(row.title, language),
    excerpt: excerptOf(row, language),
    path: row.path,
    eventAt: row.eventAt?.toISOString() ?? null,
    read: row.readAt !== null,
    readAt: row.readAt?.toISOString() ?? null,
    createdAt: row.receivedAt.toISOString(),
  };
}

export async function toNotification(
  deps: Pick<Platform, 'db' | 'files'>,
  row: ReceivedNotification,
  language: Language,
): Promise<Schemas['Notification']> {
  const { excerpt: _, ...summary } = toSummary(row, language);
  return {
    ...summary,
    content: textIn(row.content, language),
    format: row.format,
    author: row.authorId ? await personRef(deps, row.authorId) : null,
  };
}

export function excerptOf(
  { content, format }: Pick<NotificationRow, 'content' | 'format'>,
  language: Language,
): string {
  const text = textIn(content, language);
  return format === 'MARKDOWN' ? markdownExcerpt(text) : plainExcerpt(text);
}
