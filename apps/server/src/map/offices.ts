import type { Schemas } from '@office/api';
import { requireMember } from '../people/current-member.ts';
import type { WithViewer } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { toSinglePage } from '../http/page.ts';
import { floorNames } from './floor-names.ts';
import { planFigures } from './floor-plans.ts';
import { findContracts, findFloorsWithPeople, findHomeFloorId } from './floor-store.ts';

export async function listOffices(
  context: Pick<Platform, 'db'> & WithViewer,
): Promise<Schemas['OfficeList']> {
  const { organizationId, userId } = await requireMember(context);
  const [offices, homeFloorId] = await Promise.all([
    findContracts(context.db, organizationId),
    findHomeFloorId(context.db, { organizationId, userId }),
  ]);
  const floors = await findFloorsWithPeople(
    context.db,
    offices.map(({ id }) => id),
  );
  const figures = await planFigures.read(context.db, floors);
  const list = toSinglePage(
    offices.map(({ id, name, names, position, blockedAt }) => ({
      id,
      name,
      names,
      position,
      blocked: blockedAt !== null,
      floors: floors
        .filter((floor) => floor.contractId === id)
        .flatMap((floor) => {
          const plan = figures.get(floor.id);
          if (!plan) return [];
          return {
            id: floor.id,
            name: floor.name,
            names: floorNames(floor.name, plan.name),
            position: floor.position,
            blocked: floor.blockedAt !== null,
            seatCount: plan.seatCount,
            presentCount: floor.presentCount,
          };
        }),
    })),
  );
  return { ...list, homeFloorId };
}
