import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Schemas } from '@office/api';
import type { FloorPlan } from '@office/world/floor-plan';
import type { FloorEnterAnswer, FloorPeopleChange } from '@office/world/movement';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import {
  signInToOrganization,
  makeOrganization,
  makePerson,
  type TestOrganization,
} from '../../test/people.ts';
import { nextMessage, startTestServer, type TestServer } from '../../test/server.ts';
import { readPlan } from '../demo/seed.ts';

let server: TestServer;
let folder: string;
let plan: FloorPlan;
beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(path.join(tmpdir(), 'office-plans-'));
  plan = await readPlan('sakura-2');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const fileOf = async (name: string, content: unknown) => {
  const file = path.join(folder, name);
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

async function organizationWith(name: string): Promise<TestOrganization> {
  const organization = await makeOrganization(server, name);
  await server.operate('floor', 'import', organization.floorId, '--plan', 'sakura-2');
  return organization;
}

async function member({ organizationId }: TestOrganization) {
  const person = await makePerson(server, organizationId);
  const { token } = await signInToOrganization(server, person, organizationId);
  return { ...person, token };
}

const get = <T>(address: string, token: string) => server.call<T>('GET', address, { token });

describe('a floor’s plan', () => {
  it('is the same after export and import', async () => {
    const { floorId } = await organizationWith('Export');
    const [text] = await server.operate('floor', 'export', floorId);
    expect(JSON.parse(text!)).toEqual(plan);
    const file = path.join(folder, 'out.json');
    await server.operate('floor', 'export', floorId, '--file', file);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(plan);
    await server.operate('floor', 'import', floorId, '--plan', file);
    const [printed] = await server.operate('floor', 'check', '--plan', file);
    expect(printed).toContain('22 × 15 m');
  });

  it('when replaced, makes people on the floor re-enter and frees removed seats', async () => {
    const organization = await organizationWith('Import');
    const { floorId, contractId } = organization;
    const [aoi, ren] = [await member(organization), await member(organization)];
    const seatOf = (token: string, seatId: string) =>
      server.call('POST', '/v1/user-seat-positions', {
        token,
        body: { orgContractId: contractId, floorId, seatId, state: 'ACTIVE' },
      });
    expect((await seatOf(aoi.token, 'a-1')).status).toBe(200);
    expect((await seatOf(ren.token, 'a-2')).status).toBe(200);

    const [page, other] = [server.connect(aoi.token), server.connect(ren.token)];
    const scene = server.connect(aoi.token, '/floor');
    const watcher = server.connect(ren.token, '/floor');
    await Promise.all([page, other, scene, watcher].map(({ ready }) => ready));
    const entered = (await scene.emitWithAck('enter', { floorId })) as FloorEnterAnswer;
    await watcher.emitWithAck('watch', { floorId });
    const seen = new Set<string>();
    watcher.on('people', ({ joined }: FloorPeopleChange) =>
      joined.forEach((p) => seen.add(p.userId)),
    );
    const events: [string, unknown][] = [];
    for (const kind of ['floorPlanChanged', 'seatChanged', 'notificationUser', 'organization']) {
      page.on(kind, (payload: unknown) => events.push([kind, payload]));
    }
    let isMeetingEndedForRen = false;
    other.on('notificationUser', () => (isMeetingEndedForRen = true));
    watcher.on('closed', () => (isMeetingEndedForRen = true));

    const seats = plan.seats.filter(({ id }) => id !== 'a-1');
    const file = await fileOf('smaller.json', { ...plan, seats });
    const closed = nextMessage(scene, 'closed');
    expect(await server.operate('floor', 'import', floorId, '--plan', file)).toEqual([
      'The floor has its new plan. Seats that were given up: 1.',
    ]);
    expect(await closed).toEqual({ floorId, next: floorId });
    const notification = expect.objectContaining({ title: '席がなくなりました' }) as unknown;
    const notice = ['notificationUser', expect.objectContaining({ notification })];
    const empty = { floorId, seatId: 'a-1', userId: null, user: null, state: 'EMPTY' };
    await eventually(() => {
      expect(events).toContainEqual(notice);
      expect(events).toContainEqual(['seatChanged', empty]);
      expect(events).toContainEqual(['floorPlanChanged', { floorId }]);
    });
    const address = `/v1/contracts/floors/${floorId}/plan`;
    expect((await get<FloorPlan>(address, aoi.token)).body.seats).toEqual(seats);
    const positions = await get<Schemas['SeatPositionList']>(
      `/v1/user-seat-positions/org-contract/${contractId}`,
      ren.token,
    );
    expect(positions.body.data.filter(({ user }) => user)).toMatchObject([
      { seatId: 'a-2', state: 'ACTIVE' },
    ]);
    expect(await seatOf(aoi.token, 'a-1')).toMatchObject({ status: 404, errors: 'seatNotFound' });

    const self = entered.ok && entered.people.find(({ person }) => person === entered.self);
    const last = self && { x: self.x, z: self.z, heading: 0, state: 'stand' };
    const reentered = (await scene.emitWithAck('enter', { floorId, last })) as FloorEnterAnswer;
    expect(reentered.ok && reentered.people).toMatchObject([{ userId: aoi.userId }]);
    await eventually(() => expect(seen).toContain(aoi.userId));
    expect(isMeetingEndedForRen).toBe(false);
  });

  it('blocks movement with its new walls after an import', async () => {
    const organization = await organizationWith('Walls');
    const { floorId } = organization;
    const aoi = await member(organization);
    const scene = server.connect(aoi.token, '/floor');
    await scene.ready;
    await scene.emitWithAck('enter', { floorId });
    const across = { id: 'new', from: [0.24, 12.2], to: [21.76, 12.2] };
    const built = {
      ...plan,
      seats: plan.seats.filter(({ id }) => !id.startsWith('café')),
      decor: [],
      walls: [...plan.walls, { ...across, thickness: 0.3, height: 3, material: 'PLASTER' }],
      doors: [...plan.doors, { id: 'new', wallId: 'new', at: 10.76, width: 2, kind: 'OPENING' }],
    };
    const closed = nextMessage(scene, 'closed');
    const file = await fileOf('walls.json', built);
    await server.operate('floor', 'import', floorId, '--plan', file);
    await closed;
    const inWall = { x: 4, z: 12.2, heading: 0, state: 'stand' };
    const answer = (await scene.emitWithAck('enter', {
      floorId,
      last: inWall,
    })) as FloorEnterAnswer;
    const self = answer.ok && answer.people[0]!;
    expect(self && [self.x, self.z]).toEqual([plan.spawns[0]!.x, plan.spawns[0]!.z]);
  });
});

describe('a floor', () => {
  it('notifies the organisation when it is renamed, blocked or unblocked', async () => {
    const organization = await makeOrganization(server, 'Rename');
    const aoi = await member(organization);
    const page = server.connect(aoi.token);
    await page.ready;
    const offices = async () =>
      (await get<Schemas['OfficeList']>('/v1/contracts/offices', aoi.token)).body.data[0]?.floors;
    for (const [command, floor] of [
      [['rename', organization.floorId, '--name', '屋上'], { name: '屋上', blocked: false }],
      [['block', organization.floorId], { name: '屋上', blocked: true }],
      [['unblock', organization.floorId], { name: '屋上', blocked: false }],
    ] as const) {
      const changeMessage = nextMessage(page, 'organization');
      await server.operate('floor', ...command);
      expect(await changeMessage).toMatchObject({ change: 'OFFICES_UPDATED' });
      expect(await offices()).toMatchObject([floor]);
    }
  });
});

describe('importing an invalid floor plan', () => {
  it.each<[string, unknown, string]>([
    ['text', 'hello', 'is not JSON'],
    ['JSON of another shape', { version: 1 }, 'malformed: name'],
    ['an empty list', [], 'malformed: plan'],
  ])('rejects %s with a reason', async (_, content, message) => {
    const { floorId } = await organizationWith('Refused');
    const file = await fileOf('wrong.json', content);
    const command = ['floor', 'import', floorId, '--plan', file];
    await expect(server.operate(...command)).rejects.toMatchObject({
      name: 'UsageError',
      message: expect.stringContaining(message) as unknown,
    });
    const [kept] = await server.operate('floor', 'export', floorId);
    expect(JSON.parse(kept!)).toEqual(plan);
  });

  it('lists all errors of the plan', async () => {
    const doors = plan.doors.map((door) => ({ ...door, wallId: 'nowhere' }));
    const file = await fileOf('doors.json', { ...plan, doors });
    await expect(server.operate('floor', 'check', '--plan', file)).rejects.toThrow(
      /unknownWall: door door-1 .*\n.*unknownWall: door door-2/,
    );
  });

  it.each([
    [['floor', 'import', 'x', '--plan', 'nothing.json'], 'cannot be read (ENOENT)'],
    [['floor', 'import', 'x', '--plan', 'atlantis'], 'There is no demo plan "atlantis"'],
    [['floor', 'import', 'x', '--plan', '../../package'], 'There is no demo plan'],
    [['floor', 'import', 'x', '--plan', 'sakura-1'], 'There is no floor "x"'],
    [['floor', 'import', '--plan', 'sakura-1'], '<name or id> is missing'],
    [['floor', 'rename', 'x'], 'There is no floor "x"'],
  ])('%j fails with the message: %s', async (typed, message) => {
    await expect(server.operate(...typed)).rejects.toMatchObject({
      name: 'UsageError',
      message: expect.stringContaining(message) as unknown,
    });
  });
});
