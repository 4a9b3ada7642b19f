import type { Schemas } from '@office/api';
import { requireMember } from '../people/current-member.ts';
import type { WithViewer } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { toSinglePage } from '../http/page.ts';
import { floorNames } from './floor-names.ts';
import { findContracts, findFloorSummaries, findHomeFloorId } from './floor-store.ts';

export async function listOffices(
  context: Pick<Platform, 'db'> & WithViewer,
): Promise<Schemas['OfficeList']> {
  const { organizationId, userId } = await requireMember(context);
  const [offices, homeFloorId] = await Promise.all([
    findContracts(context.db, organizationId),
    findHomeFloorId(context.db, { organizationId, userId }),
  ]);
  const floors = await findFloorSummaries(
    context.db,
    offices.map(({ id }) => id),
  );
  const list = toSinglePage(
    offices.map(({ id, name, names, position, blockedAt }) => ({
      id,
      name,
      names,
      position,
      blocked: blockedAt !== null,
      floors: floors
        .filter((floor) => floor.contractId === id)
        .map((floor) => ({
          id: floor.id,
          name: floor.name,
          names: floorNames(floor.name, floor.planName),
          position: floor.position,
          blocked: floor.blockedAt !== null,
          seatCount: floor.seatCount,
          presentCount: floor.presentCount,
        })),
    })),
  );
  return { ...list, homeFloorId };
}
