import {
  decodeFrame,
  encodeMove,
  type FloorEnterAnswer,
  type FloorPerson,
  type FloorPeopleChange,
} from '@office/world/movement';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import {
  signInToOrganization,
  makeOrganization,
  makePerson,
  type TestOrganization,
} from '../../../test/people.ts';
import { testPlan } from '../../../test/floor-plan.ts';
import { nextMessage, startTestServer, type TestServer } from '../../../test/server.ts';
import { blockUser } from '../../admin/accounts.ts';
import { membershipIs } from '../../database/membership.ts';
import { memberships } from '../../database/schema/organizations.ts';
import { users } from '../../database/schema/users.ts';
import { addMember } from '../../admin/members/member-changes.ts';
import { createFloor } from '../../admin/floors/floor-changes.ts';
import { floorGrace } from './local-floor.ts';

let server: TestServer;
let organization: TestOrganization;
beforeAll(async () => {
  server = await startTestServer();
  organization = await makeOrganization(server, 'Sakura');
});
afterAll(() => server.close());

async function member(where = organization) {
  const person = await makePerson(server, where.organizationId);
  const { token } = await signInToOrganization(server, person, where.organizationId);
  return { ...person, token };
}

async function onFloor(floorId = organization.floorId) {
  const person = await member();
  const socket = server.connect(person.token, '/floor');
  await socket.ready;
  const answer = (await socket.emitWithAck('enter', { floorId })) as FloorEnterAnswer;
  if (!answer.ok) throw new Error(answer.error);
  return { ...person, socket, answer };
}

const bytes = (x: number, z: number, sequence: number) =>
  encodeMove({ x, z, heading: 0, state: 'walk', sequence });

describe('floor namespace', () => {
  it('shows members to each other and their movement', async () => {
    const aoi = await onFloor();
    const joined: string[] = [];
    aoi.socket.on('people', (change: FloorPeopleChange) =>
      joined.push(...change.joined.map(({ userId }) => userId)),
    );
    const ren = await onFloor();
    await eventually(() => expect(joined).toContain(ren.userId));
    const self = ren.answer.ok && ren.answer.people.find(({ userId }) => userId === ren.userId);
    const { person, x, z } = self as FloorPerson;

    ren.socket.emit('move', bytes(x - 0.2, z, 1));
    const sawMember = await eventually(async () => {
      const frame = decodeFrame(await nextMessage(aoi.socket, 'frame'));
      const pose = frame!.poses.find((candidate) => candidate.person === person);
      expect(pose?.x).toBeCloseTo(x - 0.2, 2);
      return pose;
    });
    expect(sawMember).toMatchObject({ state: 'walk' });
  });

  it('places a member on their assigned seat when they enter', async () => {
    const { floorId, contractId } = organization;
    const aoi = await member();
    const seat = { orgContractId: contractId, floorId, seatId: 'desk-10', state: 'ACTIVE' };
    await server.call('POST', '/v1/user-seat-positions', { token: aoi.token, body: seat });
    const socket = server.connect(aoi.token, '/floor');
    await socket.ready;
    const answer = (await socket.emitWithAck('enter', { floorId })) as FloorEnterAnswer;
    const self = answer.ok && answer.people.find(({ userId }) => userId === aoi.userId);
    expect(self).toMatchObject({ x: 2, z: 2, state: 'sit' });
    socket.disconnect();
  });

  it('reports to a second device that the member is already on the floor', async () => {
    const aoi = await onFloor();
    const enter = async () => {
      const socket = server.connect(aoi.token, '/floor');
      await socket.ready;
      const { floorId } = organization;
      return (await socket.emitWithAck('enter', { floorId })) as FloorEnterAnswer;
    };
    expect(aoi.answer).toMatchObject({ otherConnection: false });
    expect(await enter()).toMatchObject({ otherConnection: true });
  });

  it('sends a correction to a client that jumps', async () => {
    const aoi = await onFloor();
    const before = aoi.answer.ok && aoi.answer.people.find(({ userId }) => userId === aoi.userId);
    const { x, z } = before as FloorPerson;
    const corrected = nextMessage(aoi.socket, 'correct');
    aoi.socket.emit('move', bytes(-100, z, 1));
    expect(await corrected).toEqual({ x, z });
  });

  it('rejects invalid messages', async () => {
    const { socket } = await onFloor();
    for (const nonsense of [null, 'x', 12, [], {}, new Uint8Array(3), new Uint8Array(5000)]) {
      socket.emit('move', nonsense);
      socket.emit('enter', nonsense);
      expect(await socket.emitWithAck('enter', nonsense)).toEqual({
        ok: false,
        error: 'invalidRequest',
      });
    }
    const floorId = organization.floorId;
    expect(await socket.emitWithAck('enter', { floorId })).toMatchObject({ ok: true });
  });

  it('rejects other organisations, members without an organisation, and blocked floors', async () => {
    const other = await makeOrganization(server, 'Other');
    const stranger = server.connect((await member(other)).token, '/floor');
    await stranger.ready;
    const { floorId } = organization;
    const refused = { ok: false, error: 'floorInvalid' };
    expect(await stranger.emitWithAck('enter', { floorId })).toEqual(refused);
    expect(await stranger.emitWithAck('enter', { floorId: 'x' })).toEqual(refused);
    // An upper-case id is rejected, because it would be treated as another floor.
    const shouted = other.floorId.toUpperCase();
    expect(await stranger.emitWithAck('enter', { floorId: shouted })).toEqual(refused);

    await server.operate('block', 'floor', other.floorId);
    expect(await stranger.emitWithAck('enter', { floorId: other.floorId })).toEqual(refused);

    const person = await makePerson(server, organization.organizationId);
    const { body } = await server.call<{ token: string }>('POST', '/v1/auth/user/login', {
      body: { email: person.email, password: 'Office#2026' },
    });
    const nowhere = server.connect(body.token, '/floor');
    await nowhere.ready;
    expect(await nowhere.emitWithAck('enter', { floorId })).toEqual({
      ok: false,
      error: 'organizationNotSelected',
    });
  });

  it('removes a member who switches to another organisation', async () => {
    const other = await makeOrganization(server, 'Another');
    const aoi = await onFloor();
    const announced = new Set<string>();
    aoi.socket.on('people', ({ joined }: FloorPeopleChange) =>
      joined.forEach(({ userId }) => announced.add(userId)),
    );
    const ren = await onFloor();
    // A person who leaves before being announced causes no leave message.
    await eventually(() => expect(announced).toContain(ren.userId));
    await addMember(server.platform, { ...other, userId: ren.userId, role: 'USER' });
    const left = new Promise<number[]>((resolve) =>
      aoi.socket.on('people', (change: FloorPeopleChange) => {
        if (change.left.length > 0) resolve(change.left);
      }),
    );
    const { body } = await server.call<{ token: string }>('POST', '/v1/auth/user/organization', {
      token: ren.token,
      body: { organizationId: other.organizationId },
    });
    expect(await ren.socket.emitWithAck('authenticate', { token: body.token })).toEqual({
      ok: true,
    });
    expect(await left).toEqual([ren.answer.ok && ren.answer.self]);
    expect(server.socketsIn(`floor:${organization.floorId}`)).toBeGreaterThan(0);
    const { floorId } = other;
    expect(await ren.socket.emitWithAck('enter', { floorId })).toMatchObject({ ok: true });
  });

  it('sends people to the next floor when their floor is blocked', async () => {
    const two = await makeOrganization(server, 'Two floors');
    const plan = testPlan;
    const { contractId } = two;
    const next = await createFloor(server.platform, { contractId, name: '2F', plan, position: 1 });
    const [aoi, ren] = [await member(two), await member(two)];
    const sockets = [aoi, ren].map(({ token }) => server.connect(token, '/floor'));
    await Promise.all(sockets.map(({ ready }) => ready));
    for (const socket of sockets) {
      expect(await socket.emitWithAck('enter', { floorId: two.floorId })).toMatchObject({
        ok: true,
      });
    }
    const elsewhere = await onFloor();
    let isClosedForOther = false;
    elsewhere.socket.on('closed', () => (isClosedForOther = true));

    const closings = Promise.all(sockets.map((socket) => nextMessage(socket, 'closed')));
    await server.operate('block', 'floor', two.floorId);
    expect(await closings).toEqual([
      { floorId: two.floorId, next },
      { floorId: two.floorId, next },
    ]);
    const floorOf = async () => {
      const path = '/v1/users/org-members?keyword=' + encodeURIComponent(ren.email);
      const { body } = await server.call<{ data: { floorId: string | null }[] }>('GET', path, {
        token: aoi.token,
      });
      return body.data[0]?.floorId;
    };
    await eventually(async () => expect(await floorOf()).toBeNull());
    expect(await sockets[0]!.emitWithAck('enter', { floorId: two.floorId })).toMatchObject({
      ok: false,
    });
    const moved = (await sockets[1]!.emitWithAck('enter', { floorId: next })) as FloorEnterAnswer;
    expect(moved.ok && moved.people.map(({ userId }) => userId)).toEqual([ren.userId]);

    const last = nextMessage(sockets[1]!, 'closed');
    await server.operate('block', 'floor', next);
    expect(await last).toEqual({ floorId: next, next: null });
    expect(isClosedForOther).toBe(false);
  });

  it('sends changes of presence, name and photo', async () => {
    const [aoi, ren] = [await onFloor(), await onFloor()];
    const changes: FloorPerson[] = [];
    // A person who changes before being announced is announced with the new values.
    aoi.socket.on('people', ({ joined, changed }: FloorPeopleChange) =>
      changes.push(...joined, ...changed),
    );
    const { token } = ren;
    await server.call('PATCH', '/v1/users/status', {
      token,
      body: { workingStatus: 'OFFICE', status: 'BUSY' },
    });
    const photo = { avatarKey: `profile/${ren.userId}.png` };
    await server.platform.db.update(users).set(photo).where(eq(users.id, ren.userId));
    const rename = (nameKanji: string, more: object = {}) =>
      server.call('PATCH', '/v1/auth/user/profile', { token, body: { nameKanji, ...more } });
    const shown = () => changes.findLast(({ userId }) => userId === ren.userId);
    await rename('高橋 蓮');
    await eventually(() => {
      expect(shown()).toMatchObject({ status: 'BUSY', name: '高橋 蓮' });
      expect(shown()?.avatarUrl).toContain(ren.userId);
    });
    await rename('高橋 蓮太', { avatarKey: null });
    await eventually(() => expect(shown()?.name).toBe('高橋 蓮太'));
    expect(shown()).not.toHaveProperty('avatarUrl');
  });

  it('sends a presence that changed while the person was entering', async () => {
    const { floorId, organizationId } = organization;
    const aoi = await onFloor();
    const changes: FloorPerson[] = [];
    aoi.socket.on('people', ({ joined, changed }: FloorPeopleChange) =>
      changes.push(...joined, ...changed),
    );
    const ren = await member();
    const socket = server.connect(ren.token, '/floor');
    await socket.ready;
    const { platform, database } = server;
    const own = membershipIs({ organizationId, userId: ren.userId });
    let entered: Promise<unknown> | undefined;
    await platform.db.transaction(async (tx) => {
      await tx.update(memberships).set({ status: 'BUSY' }).where(own);
      entered = socket.emitWithAck('enter', { floorId });
      await eventually(async () => {
        const { rows } = await database.pool.query(
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        expect(rows).not.toHaveLength(0);
      });
    });
    expect(await entered).toMatchObject({ ok: true });
    const shown = () => changes.findLast(({ userId }) => userId === ren.userId);
    await eventually(() => expect(shown()).toMatchObject({ status: 'BUSY' }));
  });

  it('sends desk assignments to people on the floor and to watchers', async () => {
    const aoi = await onFloor();
    const ren = await member();
    const watcher = server.connect(ren.token, '/floor');
    await watcher.ready;
    await watcher.emitWithAck('watch', { floorId: organization.floorId });
    const { floorId, contractId: orgContractId } = organization;
    const change = (state: 'ACTIVE' | 'EMPTY') =>
      server.call('POST', '/v1/user-seat-positions', {
        token: ren.token,
        body: { orgContractId, floorId, seatId: 'desk-3', state },
      });
    const nextClosings = () =>
      Promise.all([aoi.socket, watcher].map((each) => nextMessage(each, 'seat')));
    const taken = nextClosings();
    await change('ACTIVE');
    const seat = { seatId: 'desk-3', user: { userId: ren.userId, name: expect.any(String) } };
    expect(await taken).toEqual([seat, seat]);
    const closings = nextClosings();
    await change('EMPTY');
    const empty = { seatId: 'desk-3', user: null };
    expect(await closings).toEqual([empty, empty]);
  });

  it('removes a blocked person immediately, without a grace period', async () => {
    const aoi = await onFloor();
    const changes: FloorPeopleChange[] = [];
    aoi.socket.on('people', (change: FloorPeopleChange) => void changes.push(change));
    const ren = await onFloor();
    const { person } = await eventually(() => {
      const joined = changes.flatMap((change) => change.joined);
      const found = joined.find(({ userId }) => userId === ren.userId);
      expect(found).toBeDefined();
      return found!;
    });
    const at = performance.now();
    await blockUser(server.platform, ren.userId);
    await eventually(() => expect(changes.flatMap(({ left }) => left)).toContain(person));
    expect(performance.now() - at).toBeLessThan(floorGrace - 1000);
  });

  it('removes a person who closes the scene, and updates their floor in the REST API', async () => {
    const aoi = await onFloor();
    const announced = new Set<string>();
    aoi.socket.on('people', ({ joined }: FloorPeopleChange) =>
      joined.forEach(({ userId }) => announced.add(userId)),
    );
    const ren = await onFloor();
    const present = async () => {
      const { body } = await server.call<{ data: { userId: string; floorId: string | null }[] }>(
        'GET',
        '/v1/users/org-members?limit=10&keyword=' + encodeURIComponent(ren.email),
        { token: aoi.token },
      );
      return body.data.find(({ userId }) => userId === ren.userId)?.floorId;
    };
    expect(await present()).toBe(organization.floorId);
    const left = new Promise<number[]>((resolve) =>
      aoi.socket.on('people', (change: FloorPeopleChange) => {
        if (change.left.length > 0) resolve(change.left);
      }),
    );
    await eventually(() => expect(announced).toContain(ren.userId));
    ren.socket.disconnect();
    expect(await left).toEqual([ren.answer.ok && ren.answer.self]);
    await eventually(async () => expect(await present()).toBeNull());
  });
});
