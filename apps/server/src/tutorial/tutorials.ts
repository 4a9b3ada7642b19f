import type { Schemas } from '@office/api';
import { tutorialFileKindOf, type Language } from '@office/vocabulary';
import { ApiError } from '../http/api-error.ts';
import type { WithClaims, WithViewer } from '../http/claims.ts';
import { toPage, type Page, type PageRequest } from '../http/page.ts';
import type { Platform } from '../platform/platform.ts';
import { toProgress, toSummary } from './tutorial-view.ts';
import * as store from './tutorial-store.ts';

type Deps = Pick<Platform, 'db' | 'files'>;

type Context = Deps & WithClaims & WithViewer & { readonly language: Language };

export async function listTutorials(
  context: Context,
  filter: store.TutorialFilter,
  page: PageRequest,
): Promise<Page<Schemas['TutorialSummary']>> {
  const { db, claims, viewer, language } = context;
  const { rows, total } = await store.listPublished(db, viewer, language, filter, page);
  const tutorials = rows.map((row) => toSummary(context, row, claims, language));
  return toPage(tutorials, total, page);
}

export async function getTutorial(
  context: Context,
  tutorialId: string,
): Promise<Schemas['TutorialDetail']> {
  const { db, claims, viewer, language } = context;
  const row = await store.findPublished(db, viewer, language, tutorialId);
  if (!row) throw new ApiError('notFound');
  const attachments = await store.listAttachments(db, tutorialId, viewer.userId);
  const inCategory = await store.listNeighbors(db, row.categoryId, language);
  const place = inCategory.findIndex(({ id }) => id === tutorialId);
  return {
    ...toSummary(context, row, claims, language),
    content: row.content,
    attachments: attachments.map(({ id, fileName, mimeType, size, position, length }) => ({
      id,
      fileName,
      kind: tutorialFileKindOf(mimeType),
      mimeType,
      size,
      position: Math.min(position ?? 0, length ?? 0),
      length,
    })),
    previous: inCategory[place - 1] ?? null,
    next: inCategory[place + 1] ?? null,
  };
}

export async function listCategories(
  context: Pick<Context, 'db' | 'viewer' | 'language'>,
  page: PageRequest,
): Promise<Page<Schemas['TutorialCategory']>> {
  const { db, viewer, language } = context;
  const { rows, total } = await store.listCategories(db, viewer, language, page);
  return toPage(rows, total, page);
}

/** @param published whether the tutorial must be published; false for administrators */
export async function createDownLink(
  context: Deps & WithClaims & WithViewer,
  { tutorialId, fileId }: { tutorialId: string; fileId: string },
  { published = true }: { published?: boolean } = {},
): Promise<Schemas['TutorialDownLink']> {
  const { organizationId } = context.viewer;
  const where = { organizationId, tutorialId, fileId, published };
  const key = await store.findAttachmentKey(context.db, where);
  if (key === null) throw new ApiError('notFound');
  const { url, expiresAt } = context.files.links.sign(key, context.claims);
  return { url, expiresAt: expiresAt.toISOString() };
}

/**
 * Records that the caller opened, reached a position or completed a tutorial. Positions never
 * decrease, so reports of several tabs and devices can arrive in any order.
 */
export async function saveProgress(
  context: Pick<Platform, 'db' | 'now' | 'notifications'> & WithViewer,
  tutorialId: string,
  { done, file }: Schemas['SaveTutorialProgressRequest'],
): Promise<Schemas['TutorialProgress']> {
  const { viewer } = context;
  const { organizationId, userId } = viewer;
  const progressKey = { tutorialId, userId };
  return context.db.transaction(async (tx) => {
    if (!(await store.lockPublished(tx, { organizationId, id: tutorialId }))) {
      throw new ApiError('notFound');
    }
    const isFirst = await store.markOpened(tx, { ...progressKey, openedAt: context.now() });
    if (isFirst)
      await context.notifications.readSubject(tx, viewer, { kind: 'TUTORIAL', id: tutorialId });
    const moved = file ? await store.advance(tx, { ...progressKey, ...file }) : false;
    if (moved === null) throw new ApiError('notFound');
    const now = await store.findViewedFraction(tx, progressKey);
    const isCompleted = moved && now.seen >= 1 && !now.doneAt;
    const doneAt =
      (done ?? (isCompleted || now.doneAt !== null)) ? (now.doneAt ?? context.now()) : null;
    if (doneAt !== now.doneAt) await store.setDone(tx, { ...progressKey, doneAt });
    return toProgress({ ...now, doneAt });
  });
}
