import type { Schemas } from '@office/api';
import { defaultLanguage, type Language, textIn } from '@office/vocabulary';
import type { WithViewer } from '../../http/claims.ts';
import { toPage, type Page, type PageRequest } from '../../http/page.ts';
import { toCsv } from '../../lib/csv.ts';
import { withPictureUrl } from '../../people/avatar-url.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireComposed } from './composed-notifications.ts';
import { findReaders, type ReaderFilter } from './composed-store.ts';

const maxExported = 100_000;

const headings: Record<Language, readonly string[]> = {
  ja: ['氏名', '部署', '既読日時（UTC）'],
  en: ['Full name', 'Department', 'Read at (UTC)'],
};

export async function listReaders(
  context: Pick<Platform, 'db' | 'files'> & WithViewer,
  id: string,
  filter: ReaderFilter,
  page: PageRequest,
): Promise<Page<Schemas['NotificationReader']>> {
  await requireComposed(context.db, context.viewer, id);
  const { rows, total } = await findReaders(context.db, id, filter, page);
  const data = await Promise.all(
    rows.map(async ({ department, readAt, ...person }) => ({
      user: await withPictureUrl(context, person),
      department,
      readAt: readAt?.toISOString() ?? null,
    })),
  );
  return toPage(data, total, page);
}

/** Exports the readers as CSV. The export is audited before the file is sent. */
export async function exportReaders(
  context: Pick<Platform, 'db' | 'audit'> & WithViewer,
  id: string,
  filter: ReaderFilter,
  language: Language,
): Promise<string> {
  const { title } = await requireComposed(context.db, context.viewer, id);
  const { rows } = await findReaders(context.db, id, filter, { page: 1, limit: maxExported });
  await context.audit(context.db, {
    action: 'NOTIFICATION_READERS_EXPORTED',
    target: { kind: 'NOTIFICATION', id, name: textIn(title, defaultLanguage) },
    after: { members: rows.length, ...filter },
  });
  return toCsv([
    headings[language],
    ...rows.map(({ nameKanji, department, readAt }) => [
      nameKanji,
      department,
      readAt?.toISOString() ?? null,
    ]),
  ]);
}
