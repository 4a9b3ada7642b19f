import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { makeOrganization, makePerson, signInToOrganization } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { floorUsage } from '../../database/schema/usage.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ usageInterval: 50 });
});
afterAll(() => server.close());

it('records the people on the floors of the process', async () => {
  const { organizationId, floorId } = await makeOrganization(server, 'Sakura');
  const person = await makePerson(server, organizationId);
  const { token } = await signInToOrganization(server, person, organizationId);
  const socket = server.connect(token, '/floor');
  await socket.ready;
  await socket.emitWithAck('enter', { floorId });
  await eventually(async () => {
    const rows = await server.database.db
      .select()
      .from(floorUsage)
      .where(eq(floorUsage.floorId, floorId));
    const room = rows.find(({ place }) => place === 'zone:momiji');
    expect(room?.personMinutes).toBeGreaterThan(0);
    expect(room?.occupiedMinutes).toBe(room?.personMinutes);
  });
});
