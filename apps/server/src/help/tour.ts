import type { Schemas } from '@office/api';
import { tourSteps, type TourStep } from '@office/vocabulary';
import type { Claims } from '../http/claims.ts';
import { requireViewer } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { findJoinedAt, findTour, saveTour, saveTourStep } from './tour-store.ts';

type Deps = Pick<Platform, 'db' | 'now'>;

/** Period after joining in which a member counts as new, in milliseconds. */
const newFor = 14 * 24 * 60 * 60 * 1000;

/**
 * Returns the stored tour. Without one, the status is `OFFERED` for new members and `FINISHED` for others.
 */
export async function getTour({ db, now }: Deps, claims: Claims): Promise<Schemas['Tour']> {
  const member = requireViewer(claims);
  const tour = await findTour(db, member);
  if (tour) return { status: tour.status, done: inOrder(tour.done) };
  const joinedAt = await findJoinedAt(db, member);
  const isNew = joinedAt !== null && now().getTime() - joinedAt.getTime() < newFor;
  return { status: isNew ? 'OFFERED' : 'FINISHED', done: [] };
}

export async function updateTour(
  deps: Deps,
  claims: Claims,
  { status }: Schemas['TourChange'],
): Promise<Schemas['Tour']> {
  await saveTour(deps.db, requireViewer(claims), { status, now: deps.now() });
  return getTour(deps, claims);
}

export async function noteTourStep(
  deps: Deps,
  claims: Claims,
  { step }: Schemas['TourStepDone'],
): Promise<Schemas['Tour']> {
  await saveTourStep(deps.db, requireViewer(claims), { step, now: deps.now() });
  return getTour(deps, claims);
}

const inOrder = (done: readonly TourStep[]) => tourSteps.filter((step) => done.includes(step));
