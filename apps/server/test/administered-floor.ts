import type { Schemas } from '@office/api';
import type { FloorPlan } from '@office/world/floor-plan';
import { replaceFloorPlan } from '../src/admin/floors/publication.ts';
import { makeAdministrator } from './administrators.ts';
import { makeOrganization } from './people.ts';
import type { TestServer } from './server.ts';

const floors = '/v1/admin/floors';

export type AdministeredFloor = Awaited<ReturnType<typeof makeAdministeredFloor>>;

export async function makeAdministeredFloor(server: TestServer, plan: FloorPlan) {
  const organization = await makeOrganization(server, 'Sakura');
  const { organizationId, contractId, floorId } = organization;
  await replaceFloorPlan(server.platform, floorId, plan);
  const admin = await makeAdministrator(server, organizationId);
  const pathOf = (path = '') => `${floors}/${floorId}${path}`;
  return {
    ...organization,
    admin,
    here: pathOf,
    offices: async () =>
      (await admin.ask<Schemas['AdminFloorList']>('GET', floors)).body.data[0]!.floors,
    edited: async () => (await admin.ask<Schemas['EditedFloor']>('GET', pathOf('/plan'))).body,
    save: (version: number, draft: unknown) =>
      admin.ask<Schemas['FloorDraftState']>('PUT', pathOf('/draft'), {
        body: { version, plan: draft },
      }),
    publish: (version: number) =>
      admin.ask<Schemas['PublishedFloor']>('POST', pathOf('/publication'), { body: { version } }),
    preview: async () =>
      (await admin.ask<Schemas['FloorPublication']>('GET', pathOf('/publication'))).body,
    add: (body: object) =>
      admin.ask<Schemas['AdminFloor']>('POST', floors, {
        body: { contractId, names: { ja: '4階', en: '4F' }, ...body },
      }),
    assign: (seatId: string, userId: string | null, expectedUserId: string | null = null) =>
      admin.ask<Schemas['AdminSeat']>('PUT', pathOf(`/seats/${seatId}`), {
        body: { userId, expectedUserId },
      }),
    planOf: async (token: string) =>
      (await server.call<FloorPlan>('GET', `/v1/contracts/floors/${floorId}/plan`, { token })).body,
  };
}

export function noticesTo(page: ReturnType<TestServer['connect']>): string[] {
  const titles: string[] = [];
  page.on('notificationUser', ({ notification }: { notification: { title: string } }) =>
    titles.push(notification.title),
  );
  return titles;
}
