import type { Schemas } from '@office/api';
import { tutorialFileKindOf, type Language } from '@office/vocabulary';
import { ApiError } from '../http/api-error.ts';
import { requireViewer, type Claims, type WithClaims } from '../http/claims.ts';
import { toPage, type Page, type PageRequest } from '../http/page.ts';
import type { Platform } from '../platform/platform.ts';
import { toProgress, toSummary } from './tutorial-view.ts';
import * as store from './tutorial-store.ts';

type Deps = Pick<Platform, 'db' | 'files'>;

export interface Reader {
  claims: Claims;
  language: Language;
}

export async function listTutorials(
  deps: Deps,
  { claims, language }: Reader,
  filter: store.TutorialFilter,
  page: PageRequest,
): Promise<Page<Schemas['TutorialSummary']>> {
  const viewer = requireViewer(claims);
  const { rows, total } = await store.listPublished(deps.db, viewer, language, filter, page);
  const tutorials = rows.map((row) => toSummary(deps, row, claims, language));
  return toPage(tutorials, total, page);
}

export async function getTutorial(
  deps: Deps,
  { claims, language }: Reader,
  tutorialId: string,
): Promise<Schemas['TutorialDetail']> {
  const viewer = requireViewer(claims);
  const row = await store.findPublished(deps.db, viewer, language, tutorialId);
  if (!row) throw new ApiError('notFound');
  const attachments = await store.listAttachments(deps.db, tutorialId, viewer.userId);
  const inCategory = await store.listNeighbors(deps.db, row.categoryId, language);
  const place = inCategory.findIndex(({ id }) => id === tutorialId);
  return {
    ...toSummary(deps, row, claims, language),
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
  deps: Pick<Deps, 'db'>,
  { claims, language }: Reader,
  page: PageRequest,
): Promise<Page<Schemas['TutorialCategory']>> {
  const viewer = requireViewer(claims);
  const { rows, total } = await store.listCategories(deps.db, viewer, language, page);
  return toPage(rows, total, page);
}

/** @param published whether the tutorial must be published; false for administrators */
export async function createDownLink(
  context: Deps & WithClaims,
  { tutorialId, fileId }: { tutorialId: string; fileId: string },
  { published = true }: { published?: boolean } = {},
): Promise<Schemas['TutorialDownLink']> {
  const { organizationId } = requireViewer(context.claims);
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
  context: Pick<Platform, 'db' | 'now' | 'notifications'> & WithClaims,
  tutorialId: string,
  { done, file }: Schemas['SaveTutorialProgressRequest'],
): Promise<Schemas['TutorialProgress']> {
  const viewer = requireViewer(context.claims);
  const { userId } = viewer;
  const progressKey = { tutorialId, userId };
  return context.db.transaction(async (tx) => {
    const { organizationId } = viewer;
    if (!(await store.lockPublished(tx, { organizationId, id: tutorialId }))) {
      throw new ApiError('notFound');
    }
    const isFirst = await store.markOpened(tx, { ...progressKey, openedAt: context.now() });
    if (isFirst)
      await context.notifications.readSubject(tx, viewer, { kind: 'TUTORIAL', id: tutorialId });
    const moved = file ? await store.advance(tx, { ...progressKey, ...file }) : false;
    if (moved === null) throw new ApiError('notFound');
    const now = await store.findViewedFraction(tx, progressKey);
    const comesToEnd = moved && now.seen >= 1 && !now.doneAt;
    const doneAt =
      (done ?? (comesToEnd || now.doneAt !== null)) ? (now.doneAt ?? context.now()) : null;
    if (doneAt !== now.doneAt) await store.setDone(tx, { ...progressKey, doneAt });
    return toProgress({ ...now, doneAt });
  });
}
