import type { Schemas } from '@office/api';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { signInAsAdministrator } from '../../../test/administrators.ts';
import { eventually } from '../../../test/eventually.ts';
import { signInToOrganization } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import {
  contracts,
  floors,
  memberships,
  organizations,
} from '../../database/schema/organizations.ts';
import { auditEntries } from '../../database/schema/audit.ts';
import { users } from '../../database/schema/users.ts';
import { seedDemo } from '../seed.ts';
import { markColleagues } from './colleague-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDemo(database.db, { publicUrl: 'https://office.example' });
});
afterAll(() => database.close());

async function startDemo(demoColleagues: boolean) {
  await markColleagues(database.db, demoColleagues);
  const server = await startTestServer({ database, config: { demo: true, demoColleagues } });
  const [{ organizationId, floorId } = {}] = await database.db
    .select({ organizationId: organizations.id, floorId: floors.id })
    .from(organizations)
    .innerJoin(contracts, eq(contracts.organizationId, organizations.id))
    .innerJoin(floors, eq(floors.contractId, contracts.id))
    .where(and(eq(organizations.name, 'Sakura Works'), eq(floors.position, 0)));
  return { server, organizationId: organizationId!, floorId: floorId! };
}

async function signInAs(server: TestServer, name: string, organizationId: string) {
  const email = `${name}@sakura.example`;
  const { token } = await signInToOrganization(server, { email }, organizationId);
  const search = await server.call<Schemas['OrgMemberList']>(
    'GET',
    '/v1/users/org-members?keyword=&page=1&limit=100',
    { token },
  );
  return { token, members: search.body.data };
}

describe('with simulated colleagues', () => {
  let demo: Awaited<ReturnType<typeof startDemo>>;
  let token: string;
  let members: Schemas['OrgMember'][];
  beforeAll(async () => {
    demo = await startDemo(true);
    ({ token, members } = await signInAs(demo.server, 'ren', demo.organizationId));
  });
  afterAll(() => demo.server.close());

  it('puts eight marked members on the first floor', async () => {
    const marked = members.filter((member) => member.demo);
    expect(marked).toHaveLength(8);
    const [first] = marked;
    const card = await demo.server.call<Schemas['UserCard']>('GET', `/v1/users/${first!.userId}`, {
      token,
    });
    expect(card.body.demo).toBe(true);
    expect(card.body.floorId).toBe(demo.floorId);
    await eventually(async () => {
      const present = await database.db.$count(
        memberships,
        and(eq(memberships.floorId, demo.floorId), ne(memberships.status, 'LOGGED_OUT')),
      );
      expect(present).toBe(8);
    });
  });

  it('marks them on the floor', async () => {
    const socket = demo.server.connect(token, '/floor');
    await socket.ready;
    const answer = (await socket.emitWithAck('watch', { floorId: demo.floorId })) as {
      people: { demo?: boolean }[];
    };
    expect(answer.people.map((person) => person.demo)).toEqual(Array(8).fill(true));
  });
});

describe('the switch of administrators', () => {
  const path = '/v1/admin/organization/demo-colleagues';
  const aoiAccount = { userId: '', email: 'aoi@sakura.example' };

  it('turns the colleagues off and on immediately, with an audit entry', async () => {
    const { server, organizationId, floorId } = await startDemo(true);
    const aoi = await signInAsAdministrator(server, aoiAccount, organizationId);
    const change = (enabled: boolean) => aoi.ask('PUT', path, { body: { enabled } });
    const present = () =>
      database.db.$count(
        memberships,
        and(eq(memberships.floorId, floorId), ne(memberships.status, 'LOGGED_OUT')),
      );
    await eventually(async () => expect(await present()).toBe(8));
    expect((await change(false)).body).toEqual({ enabled: false });
    await eventually(async () => expect(await present()).toBe(0));
    const settings = await aoi.ask<Schemas['AdminOrganization']>('GET', '/v1/admin/organization');
    expect(settings.body.demoColleagues).toEqual({ enabled: false });
    await change(true);
    await eventually(async () => expect(await present()).toBe(8));
    const changes = await database.db.$count(
      auditEntries,
      eq(auditEntries.action, 'DEMO_COLLEAGUES_CHANGED'),
    );
    expect(changes).toBe(2);
    await server.close();
  });

  it('does not exist without simulated colleagues', async () => {
    const { server, organizationId } = await startDemo(false);
    const aoi = await signInAsAdministrator(server, aoiAccount, organizationId);
    const answer = await aoi.ask('PUT', path, { body: { enabled: false } });
    expect(answer).toMatchObject({ status: 404, errors: 'notFound' });
    const settings = await aoi.ask<Schemas['AdminOrganization']>('GET', '/v1/admin/organization');
    expect(settings.body.demoColleagues).toBeUndefined();
    await server.close();
  });
});

describe('without simulated colleagues', () => {
  it('leaves the floor empty and removes the marks', async () => {
    const { server, organizationId, floorId } = await startDemo(false);
    const { members } = await signInAs(server, 'ren', organizationId);
    expect(members.filter((member) => 'demo' in member)).toEqual([]);
    expect(await database.db.$count(users, eq(users.simulated, true))).toBe(0);
    expect(await database.db.$count(memberships, eq(memberships.floorId, floorId))).toBe(0);
    await server.close();
  });
});

it('logs the colleagues out when the server stops', async () => {
  const { server, organizationId } = await startDemo(true);
  await server.close();
  const present = await database.db.$count(
    memberships,
    and(
      eq(memberships.organizationId, organizationId),
      eq(memberships.workingStatus, 'OFFICE'),
      ne(memberships.status, 'LOGGED_OUT'),
    ),
  );
  expect(present).toBe(0);
});
