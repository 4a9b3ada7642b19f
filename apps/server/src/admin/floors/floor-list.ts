import { withLatinName } from '../../people/localized-names.ts';
import type { Schemas } from '@office/api';
import type { Queryable } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { toSinglePage, type Page } from '../../http/page.ts';
import { floorNames } from '../../map/floor-names.ts';
import { findContracts } from '../../map/floors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findFloorSummaries, type FloorSummaryRow } from './floor-admin-store.ts';

type Deps = Pick<Platform, 'db'>;

export async function listFloors(
  context: Deps & WithViewer,
): Promise<Page<Schemas['FloorOffice']>> {
  const { organizationId } = context.viewer;
  const offices = await findContracts(context.db, organizationId);
  const floors = await findFloorSummaries(context.db, { organizationId });
  return toSinglePage(
    offices.map(({ id, name, names, blockedAt }) => ({
      id,
      name,
      names,
      blocked: blockedAt !== null,
      floors: floors.filter(({ contractId }) => contractId === id).map(toFloor),
    })),
  );
}

/** @throws {ApiError} 404 `floorInvalid`, also for floors of other organisations */
export async function getFloor(
  tx: Queryable,
  where: { organizationId: string; floorId: string },
): Promise<Schemas['AdminFloor']> {
  const [row] = await findFloorSummaries(tx, where);
  if (!row) throw new ApiError('floorInvalid');
  return toFloor(row);
}

function toFloor(row: FloorSummaryRow): Schemas['AdminFloor'] {
  const { planName, blockedAt, publishedAt, draft, ...rest } = row;
  return {
    ...rest,
    names: floorNames(row.name, planName) ?? { ja: row.name, en: row.name },
    blocked: blockedAt !== null,
    publishedAt: publishedAt.toISOString(),
    draft: draft && {
      baseRevision: draft.baseRevision,
      updatedAt: draft.updatedAt.toISOString(),
      updatedBy: draft.updatedBy && withLatinName(draft.updatedBy),
    },
  };
}
