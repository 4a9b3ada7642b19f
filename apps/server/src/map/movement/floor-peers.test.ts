import { encodeMove } from '@office/world/movement';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { visitFloor } from '../../../test/floor-visitor.ts';
import {
  signInToOrganization,
  makeOrganization,
  makePerson,
  type TestOrganization,
} from '../../../test/people.ts';
import { hasRedis, startRedis } from '../../../test/redis.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let redis: Awaited<ReturnType<typeof startRedis>> | undefined;

// Redis is tested only if it is installed; PostgreSQL always.
const fanouts = [
  ['PostgreSQL', async () => null],
  ...(hasRedis ? ([['Redis', async () => (redis = await startRedis()).url]] as const) : []),
] as const;

describe.each(fanouts)('two server processes connected by %s', (_, start) => {
  let servers: [TestServer, TestServer];
  let organization: TestOrganization;
  beforeAll(async () => {
    const config = { redisUrl: await start() };
    const first = await startTestServer({ config });
    const second = await startTestServer({ config, database: first.database });
    servers = [first, second];
    organization = await makeOrganization(first, 'Sakura');
  });
  afterAll(async () => {
    const [first, second] = servers;
    await second.close();
    await first.close();
    redis?.stop();
  });

  async function member() {
    const person = await makePerson(servers[0], organization.organizationId);
    const { token } = await signInToOrganization(servers[0], person, organization.organizationId);
    return { ...person, token };
  }

  const onFloor = (server: TestServer, { token }: { token: string }) =>
    visitFloor(server, token, organization.floorId);

  it('show members of each other, their movement and their departure', async () => {
    const [aoi, ren] = [await member(), await member()];
    const localMember = await onFloor(servers[0], aoi);
    const otherMember = await onFloor(servers[1], ren);
    await eventually(() => {
      expect(localMember.find(ren.userId)).toHaveLength(1);
      expect(otherMember.find(aoi.userId)).toHaveLength(1);
    });
    expect(localMember.self).not.toBe(otherMember.self);

    const { x, z } = otherMember.find(ren.userId)[0]!;
    const move = { x: x - 0.3, z, heading: 0, state: 'walk', sequence: 1 } as const;
    otherMember.socket.emit('move', encodeMove(move));
    await eventually(() => expect(localMember.find(ren.userId)[0]!.x).toBeCloseTo(x - 0.3, 2));

    otherMember.socket.disconnect();
    await eventually(() => expect(localMember.find(ren.userId)).toEqual([]));
  });

  it('take over a member who reconnects to the other process at the same position', async () => {
    const [aoi, ren] = [await member(), await member()];
    const watcher = await onFloor(servers[0], aoi);
    const before = await onFloor(servers[0], ren);
    const { x, z } = before.find(ren.userId)[0]!;
    const move = { x: x + 0.5, z, heading: 0, state: 'walk', sequence: 1 } as const;
    before.socket.emit('move', encodeMove(move));
    await eventually(() => expect(watcher.find(ren.userId)[0]?.x).toBeCloseTo(x + 0.5, 2));
    const remoteMember = await onFloor(servers[1], await member());
    await eventually(() => expect(remoteMember.find(ren.userId)[0]?.x).toBeCloseTo(x + 0.5, 2));

    before.socket.io.engine.close();
    const after = await onFloor(servers[1], ren);
    expect(after.find(ren.userId)[0]!.x).toBeCloseTo(x + 0.5, 2);
    await eventually(() => {
      expect(watcher.find(ren.userId).map(({ person }) => person)).toEqual([after.self]);
    });
  });

  it('sign a member out of both when the operator blocks them', async () => {
    const person = await member();
    const sockets = servers.map((server) => server.connect(person.token));
    await Promise.all(sockets.map(({ ready }) => ready));
    const messages = sockets.map(
      (socket) => new Promise((resolve) => socket.once('forcedLogout', resolve)),
    );
    await servers[0].operate('block', 'user', person.email);
    expect(await Promise.all(messages)).toEqual([{ code: 4011 }, { code: 4011 }]);
  });
});
