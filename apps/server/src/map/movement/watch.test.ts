import {
  decodeFrame,
  encodeMove,
  serverTimeBetween,
  type FloorEnterAnswer,
  type FloorPerson,
  type FloorPeopleChange,
  type FloorWatchAnswer,
} from '@office/world/movement';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { testPlan } from '../../../test/floor-plan.ts';
import {
  signInToOrganization,
  makeOrganization,
  makePerson,
  type TestOrganization,
} from '../../../test/people.ts';
import {
  nextMessage,
  startTestServer,
  type TestServer,
  type TestSocket,
} from '../../../test/server.ts';
import { addMember } from '../../admin/members/member-changes.ts';
import { createFloor } from '../../admin/floors/floor-changes.ts';

let server: TestServer;
let organization: TestOrganization;
/** Each test uses a new floor. */
let floorId: string;
beforeAll(async () => {
  server = await startTestServer();
  organization = await makeOrganization(server, 'Sakura');
});
afterAll(() => server.close());
beforeEach(async () => {
  const { contractId } = organization;
  floorId = await createFloor(server.platform, { contractId, name: '1F', plan: testPlan });
});

async function connected(where = organization, role: 'USER' | 'GUEST' = 'USER') {
  const person = await makePerson(server, where.organizationId, { role });
  const { token } = await signInToOrganization(server, person, where.organizationId);
  const socket = server.connect(token, '/floor');
  await socket.ready;
  const people = new Map<number, FloorPerson>();
  socket.on('people', ({ joined, changed, left }: FloorPeopleChange) => {
    for (const other of [...joined, ...changed]) people.set(other.person, other);
    for (const number of left) people.delete(number);
  });
  const sees = (userId: string) => [...people.values()].some((other) => other.userId === userId);
  return { ...person, token, socket, sees };
}

const watch = async (socket: TestSocket, where: unknown = floorId) =>
  (await socket.emitWithAck('watch', { floorId: where })) as FloorWatchAnswer;
const goTo = async (socket: TestSocket) => {
  const answer = (await socket.emitWithAck('enter', { floorId })) as FloorEnterAnswer;
  if (!answer.ok) throw new Error(answer.error);
  return answer.people.find(({ person }) => person === answer.self)!;
};
const userIds = (answer: FloorWatchAnswer | FloorEnterAnswer) =>
  answer.ok ? answer.people.map(({ userId }) => userId) : [];

describe('floor watcher', () => {
  it('sees people enter, move and leave, and is invisible to them', async () => {
    const [aoi, ren] = [await connected(), await connected()];
    await goTo(aoi.socket);
    const answer = await watch(ren.socket);
    expect(userIds(answer)).toEqual([aoi.userId]);
    expect(answer).not.toHaveProperty('self');

    const mei = await connected();
    const { person, x, z } = await goTo(mei.socket);
    await eventually(() => expect(ren.sees(mei.userId)).toBe(true));
    await eventually(() => expect(aoi.sees(mei.userId)).toBe(true));
    expect(aoi.sees(ren.userId)).toBe(false);

    const move = { x: x - 0.2, z, heading: 0, state: 'walk', sequence: 1 } as const;
    mei.socket.emit('move', encodeMove(move));
    await eventually(async () => {
      const frame = decodeFrame(await nextMessage(ren.socket, 'frame'));
      expect(frame?.poses.find((pose) => pose.person === person)?.x).toBeCloseTo(x - 0.2, 2);
    });
    mei.socket.disconnect();
    await eventually(() => expect(ren.sees(mei.userId)).toBe(false));
    aoi.socket.disconnect();
  });

  it('receives at most five frames a second', async () => {
    const [aoi, ren] = [await connected(), await connected()];
    const { x, z } = await goTo(aoi.socket);
    await watch(ren.socket);
    const times: number[] = [];
    ren.socket.on('frame', (data: unknown) => times.push(decodeFrame(data)!.serverTime));
    let sequence = 0;
    const timer = setInterval(() => {
      sequence += 1;
      const step = { x: x + (sequence % 2) / 10, z, heading: 0, state: 'walk', sequence } as const;
      aoi.socket.emit('move', encodeMove(step));
    }, 40);
    await eventually(() => expect(times.length).toBeGreaterThanOrEqual(5));
    clearInterval(timer);
    const gaps = times.slice(1).map((time, index) => serverTimeBetween(times[index]!, time));
    // Three ticks of 1/15 s are 200 ms; timers are accurate to about a millisecond.
    expect(Math.min(...gaps)).toBeGreaterThan(185);
    aoi.socket.disconnect();
  });

  it('ignores moves sent by a watcher', async () => {
    const [aoi, ren] = [await connected(), await connected()];
    const { x, z } = await goTo(aoi.socket);
    await watch(ren.socket);
    ren.socket.emit('move', encodeMove({ x: 1, z: 1, heading: 0, state: 'walk', sequence: 1 }));
    const back = await watch(ren.socket);
    expect(back.ok && back.people).toMatchObject([{ userId: aoi.userId, x, z }]);
    aoi.socket.disconnect();
  });

  it('removes a member from the floor when they start watching and adds them again on entering', async () => {
    const [aoi, ren] = [await connected(), await connected()];
    await watch(aoi.socket);
    await goTo(ren.socket);
    await eventually(() => expect(aoi.sees(ren.userId)).toBe(true));
    expect(userIds(await watch(ren.socket))).toEqual([]);
    await eventually(() => expect(aoi.sees(ren.userId)).toBe(false));
    await goTo(ren.socket);
    await eventually(() => expect(aoi.sees(ren.userId)).toBe(true));
    ren.socket.emit('unwatch', {});
    expect(userIds(await watch(aoi.socket))).toEqual([ren.userId]);
    ren.socket.disconnect();
  });

  it('receives no updates after unwatch', async () => {
    const [aoi, ren, mei] = [await connected(), await connected(), await connected()];
    await watch(aoi.socket);
    await watch(ren.socket);
    aoi.socket.emit('unwatch', {});
    // The acknowledgement arrives after all earlier messages were processed.
    expect(await watch(aoi.socket, 'x')).toMatchObject({ ok: false });
    await goTo(mei.socket);
    await eventually(() => expect(ren.sees(mei.userId)).toBe(true));
    expect(aoi.sees(mei.userId)).toBe(false);
    mei.socket.disconnect();
  });

  it.each([[null], ['x'], [{}], [{ floorId: 7 }], [{ floorId: 'x' }], [['a', 'b']]])(
    'rejects the invalid request %j',
    async (request) => {
      const { socket } = await connected();
      expect(await socket.emitWithAck('watch', request)).toEqual({
        ok: false,
        error: expect.stringMatching(/^(invalidRequest|floorInvalid)$/),
      });
      socket.emit('watch', request);
      socket.emit('unwatch', request);
      socket.emit('unwatch');
      expect(await watch(socket)).toMatchObject({ ok: true });
    },
  );

  it('admits guests, rejects other organisations and is disconnected on leaving the organisation', async () => {
    const guest = await connected(organization, 'GUEST');
    expect(await watch(guest.socket)).toMatchObject({ ok: true });
    const other = await makeOrganization(server, 'Other');
    const stranger = await connected(other);
    expect(await watch(stranger.socket)).toEqual({ ok: false, error: 'floorInvalid' });

    await addMember(server.platform, { ...organization, userId: stranger.userId, role: 'USER' });
    expect(await watch(stranger.socket, other.floorId)).toMatchObject({ ok: true });
    const room = `floor:${other.floorId}`;
    expect(server.socketsIn(room)).toBe(1);
    const { body } = await server.call<{ token: string }>('POST', '/v1/auth/user/organization', {
      token: stranger.token,
      body: { organizationId: organization.organizationId },
    });
    await stranger.socket.emitWithAck('authenticate', { token: body.token });
    expect(server.socketsIn(room)).toBe(0);
  });

  it('receives the next floor when the watched floor is blocked', async () => {
    const two = await makeOrganization(server, 'Two floors');
    const { contractId } = two;
    const floor = { contractId, name: '2F', plan: testPlan, position: 1 };
    const next = await createFloor(server.platform, floor);
    const watcher = await connected(two);
    await watch(watcher.socket, two.floorId);
    const closing = nextMessage(watcher.socket, 'closed');
    await server.operate('block', 'floor', two.floorId);
    expect(await closing).toEqual({ floorId: two.floorId, next });
    expect(await watch(watcher.socket, two.floorId)).toEqual({ ok: false, error: 'floorInvalid' });
  });
});
