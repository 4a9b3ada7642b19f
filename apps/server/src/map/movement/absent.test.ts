import type { Schemas } from '@office/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import {
  signInToOrganization,
  makeOrganization,
  makePerson,
  type TestOrganization,
} from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { memberships } from '../../database/schema/organizations.ts';

let server: TestServer;
let sakura: TestOrganization;
beforeAll(async () => {
  server = await startTestServer({ presenceGrace: 50 });
  sakura = await makeOrganization(server, 'Sakura');
});
afterAll(() => server.close());

async function member() {
  const { organizationId } = sakura;
  const person = await makePerson(server, organizationId);
  const { token } = await signInToOrganization(server, person, organizationId);
  const colleague = await signInToOrganization(
    server,
    await makePerson(server, organizationId),
    organizationId,
  );
  const look = <T>(address: string) => server.call<T>('GET', address, { token: colleague.token });
  const open = async (namespace?: '/floor') => {
    const socket = server.connect(token, namespace);
    await socket.ready;
    return socket;
  };
  const is = (status: string) =>
    eventually(async () => {
      const { body } = await look<Schemas['UserCard']>(`/v1/users/${person.userId}`);
      expect(body.status).toBe(status);
    });
  const onFloor = async () => {
    const { body } = await look<Schemas['OfficeList']>('/v1/contracts/offices');
    return body.data[0]!.floors[0]!.presentCount;
  };
  return { ...person, open, is, onFloor };
}

it('removes a member from the floor who did not return after their process crashed', async () => {
  const aoi = await member();
  const page = await aoi.open();
  await aoi.is('AVAILABLE');
  // Simulates a process that crashed without clean-up.
  const { floorId } = sakura;
  const membership = eq(memberships.userId, aoi.userId);
  await server.platform.db.update(memberships).set({ floorId }).where(membership);
  expect(await aoi.onFloor()).toBe(1);
  page.disconnect();
  await eventually(async () => expect(await aoi.onFloor()).toBe(0));
});

it('keeps a member on the floor whose scene connection is still open', async () => {
  const aoi = await member();
  const page = await aoi.open();
  const scene = await aoi.open('/floor');
  await scene.emitWithAck('enter', { floorId: sakura.floorId });
  await aoi.is('AVAILABLE');
  page.disconnect();
  await aoi.is('LOGGED_OUT');
  await aoi.open();
  await aoi.is('AVAILABLE');
  expect(await aoi.onFloor()).toBe(1);
});
