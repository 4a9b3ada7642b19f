import type { Schemas } from '@office/api';
import { encodeMove, type FloorEnterAnswer } from '@office/world/movement';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { testPlan } from '../../test/floor-plan.ts';
import {
  signInToOrganization,
  makeOrganization,
  makePerson,
  type TestOrganization,
} from '../../test/people.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { createFloor } from '../admin/floors/floor-changes.ts';

let servers: [TestServer, TestServer];
let organization: TestOrganization;
let floorId: string;
beforeAll(async () => {
  const first = await startTestServer();
  servers = [first, await startTestServer({ database: first.database })];
  organization = await makeOrganization(first, 'Sakura');
  const [open, room] = testPlan.zones;
  const polygon: [number, number][] = [
    [0, 0],
    [8, 0],
    [8, 10],
    [0, 10],
  ];
  const plan = { ...testPlan, zones: [open!, { ...room!, polygon }] };
  floorId = await createFloor(first.platform, {
    contractId: organization.contractId,
    name: '2F',
    plan,
  });
});
afterAll(async () => {
  await servers[1].close();
  await servers[0].close();
});

async function member() {
  const person = await makePerson(servers[0], organization.organizationId);
  const { token } = await signInToOrganization(servers[0], person, organization.organizationId);
  return { ...person, token };
}

it('returns the room that a member has entered from every server process', async () => {
  const [aoi, ren] = [await member(), await member()];
  const placesOf = async (who: { email: string; userId: string }) => {
    const answers = servers.flatMap((server) => [
      server.call<Schemas['OrgMemberList']>(
        'GET',
        `/v1/users/org-members?keyword=${who.email}`,
        aoi,
      ),
      server.call<Schemas['UserCard']>('GET', `/v1/users/${who.userId}`, aoi),
    ]);
    return (await Promise.all(answers)).map(({ body }) => {
      const found = 'data' in body ? body.data[0] : body;
      return found && [found.floorId, found.zoneId];
    });
  };
  expect(await placesOf(ren)).toEqual(Array(4).fill([null, null]));
  const socket = servers[0].connect(ren.token, '/floor');
  await socket.ready;
  const answer = (await socket.emitWithAck('enter', { floorId })) as FloorEnterAnswer;
  const { x, z } = answer.ok ? answer.people[0]! : expect.fail(answer.error);
  await eventually(async () =>
    expect(await placesOf(ren)).toEqual(Array(4).fill([floorId, 'open'])),
  );
  const move = { x: x - 4, z, heading: 0, state: 'walk', sequence: 1 } as const;
  socket.emit('move', encodeMove(move));
  await eventually(async () =>
    expect(await placesOf(ren)).toEqual(Array(4).fill([floorId, 'keyaki'])),
  );
  socket.disconnect();
  await eventually(async () => expect(await placesOf(ren)).toEqual(Array(4).fill([null, null])));
});
