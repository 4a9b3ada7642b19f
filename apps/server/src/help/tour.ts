import type { Schemas } from '@office/api';
import { tourSteps, type TourStep } from '@office/vocabulary';
import type { WithViewer } from '../http/claims.ts';
import { requireMember } from '../people/current-member.ts';
import type { Platform } from '../platform/platform.ts';
import { findTour, saveTour, saveTourStep } from './tour-store.ts';

type Deps = Pick<Platform, 'db' | 'now'>;

/** Period after joining in which a member counts as new, in milliseconds. */
const newMemberPeriod = 14 * 24 * 60 * 60 * 1000;

/** Without a stored tour, the status is `OFFERED` for new members and `FINISHED` for others. */
export async function getTour(context: Deps & WithViewer): Promise<Schemas['Tour']> {
  const tour = await findTour(context.db, context.viewer);
  if (tour) return { status: tour.status, done: inOrder(tour.done) };
  const { createdAt: joinedAt } = await requireMember(context);
  const isNew = context.now().getTime() - joinedAt.getTime() < newMemberPeriod;
  return { status: isNew ? 'OFFERED' : 'FINISHED', done: [] };
}

export async function updateTour(
  context: Deps & WithViewer,
  { status }: Schemas['TourChange'],
): Promise<Schemas['Tour']> {
  await saveTour(context.db, context.viewer, { status, now: context.now() });
  return getTour(context);
}

export async function noteTourStep(
  context: Deps & WithViewer,
  { step }: Schemas['TourStepDone'],
): Promise<Schemas['Tour']> {
  await saveTourStep(context.db, context.viewer, { step, now: context.now() });
  return getTour(context);
}

const inOrder = (done: readonly TourStep[]) => tourSteps.filter((step) => done.includes(step));
