import type { Schemas } from '@office/api';
import { ApiError } from '../http/api-error.ts';
import { requireViewer, type WithClaims } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { toProgress } from './tutorial-view.ts';
import * as store from './tutorial-store.ts';

/**
 * Records that the caller has opened a tutorial, reached a position in one of its files, or completed it.
 * Positions
 * never decrease, so reports of several tabs and devices can arrive in any order. A tutorial is completed
 * automatically
 * when all files have been seen to the end.
 *
 * @throws {ApiError} 404 `notFound`, also for drafts and for files without progress
 */
export async function saveProgress(
  context: Pick<Platform, 'db' | 'now' | 'notifications'> & WithClaims,
  tutorialId: string,
  { done, file }: Schemas['SaveTutorialProgressRequest'],
): Promise<Schemas['TutorialProgress']> {
  const viewer = requireViewer(context.claims);
  const { userId } = viewer;
  const theirs = { tutorialId, userId };
  return context.db.transaction(async (tx) => {
    const { organizationId } = viewer;
    if (!(await store.lockPublished(tx, { organizationId, id: tutorialId }))) {
      throw new ApiError('notFound');
    }
    const isFirst = await store.markOpened(tx, { ...theirs, openedAt: context.now() });
    if (isFirst)
      await context.notifications.readSubject(tx, viewer, { kind: 'TUTORIAL', id: tutorialId });
    const moved = file ? await store.advance(tx, { ...theirs, ...file }) : false;
    if (moved === null) throw new ApiError('notFound');
    const now = await store.findViewedFraction(tx, theirs);
    const comesToEnd = moved && now.seen >= 1 && !now.doneAt;
    const doneAt =
      (done ?? (comesToEnd || now.doneAt !== null)) ? (now.doneAt ?? context.now()) : null;
    if (doneAt !== now.doneAt) await store.setDone(tx, { ...theirs, doneAt });
    return toProgress({ ...now, doneAt });
  });
}
