import { withLatinName } from '../../people/localized-names.ts';
import type { Schemas } from '@office/api';
import type { FloorPlan } from '@office/world/floor-plan';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { toPage, type Page, type PageRequest } from '../../http/page.ts';
import { requireFloor } from '../../map/floors.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from './plan-store.ts';

type Deps = Pick<Platform, 'db'>;

/** Returns the plans of a floor, the plan in use first. */
export async function listRevisions(
  context: Deps & WithViewer,
  floorId: string,
  page: PageRequest,
): Promise<Page<Schemas['FloorRevision']>> {
  const { organizationId } = context.viewer;
  await requireFloor(context.db, { floorId, organizationId });
  const current = await store.findCurrentRevision(context.db, floorId);
  const earlier = await store.findEarlierRevisions(context.db, floorId, store.earlierPage(page));
  const rows = page.page === 1 && current ? [current, ...earlier.rows] : earlier.rows;
  return toPage(
    rows.map(({ publishedAt, publishedBy, ...row }) => ({
      ...row,
      current: row.revision === current?.revision,
      publishedAt: publishedAt.toISOString(),
      publishedBy: publishedBy && withLatinName(publishedBy),
    })),
    earlier.total + 1,
    page,
  );
}

export async function getRevision(
  context: Deps & WithViewer,
  { floorId, revision }: { floorId: string; revision: number },
): Promise<FloorPlan> {
  const { organizationId } = context.viewer;
  const floor = await requireFloor(context.db, { floorId, organizationId });
  if (floor.revision === revision) return floor.plan;
  const plan = await store.findEarlierPlan(context.db, { floorId, revision });
  if (!plan) throw new ApiError('floorInvalid');
  return plan;
}
