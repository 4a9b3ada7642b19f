import type { Schemas } from '@office/api';
import type { FloorPlan } from '@office/world/floor-plan';
import type { FloorEnterAnswer } from '@office/world/movement';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAdministrator, type TestAdministrator } from '../../../test/administrators.ts';
import { eventually } from '../../../test/eventually.ts';
import { makeMember } from '../../../test/meetings.ts';
import { makeOrganization, type TestOrganization } from '../../../test/people.ts';
import { nextMessage, startTestServer, type TestServer } from '../../../test/server.ts';
import { readPlan } from '../../demo/seed.ts';
import { meetingRoomId } from '../../organization/meeting-rooms.ts';
import { replaceFloorPlan } from './publication.ts';

let server: TestServer;
let northwind: TestOrganization;
let sakura: TestOrganization;
let admin: TestAdministrator;
let quiet: FloorPlan;
beforeAll(async () => {
  server = await startTestServer();
  northwind = await makeOrganization(server, 'Northwind');
  quiet = await readPlan('sakura-2');
});
afterAll(() => server.close());
beforeEach(async () => {
  sakura = await makeOrganization(server, 'Sakura');
  await replaceFloorPlan(server.platform, sakura.floorId, quiet);
  admin = await makeAdministrator(server, sakura.organizationId);
});

type Floor = Schemas['AdminFloor'];
const floors = '/v1/admin/floors';
const here = (path = '') => `${floors}/${sakura.floorId}${path}`;
const offices = async () =>
  (await admin.ask<Schemas['AdminFloorList']>('GET', floors)).body.data[0]!.floors;
const edited = async () => (await admin.ask<Schemas['EditedFloor']>('GET', here('/plan'))).body;
const save = (version: number, plan: unknown) =>
  admin.ask<Schemas['FloorDraftState']>('PUT', here('/draft'), { body: { version, plan } });
const publish = (version: number) =>
  admin.ask<Schemas['PublishedFloor']>('POST', here('/publication'), { body: { version } });
const preview = async () =>
  (await admin.ask<Schemas['FloorPublication']>('GET', here('/publication'))).body;
const add = (body: object) =>
  admin.ask<Floor>('POST', floors, {
    body: { contractId: sakura.contractId, names: { ja: '4階', en: '4F' }, ...body },
  });
const planOf = async (token: string) =>
  (await server.call<FloorPlan>('GET', `/v1/contracts/floors/${sakura.floorId}/plan`, { token }))
    .body;

describe('floors', () => {
  it('are listed with what is on them, and made in four ways', async () => {
    expect(await offices()).toMatchObject([
      { id: sakura.floorId, width: 22, depth: 15, takenSeatCount: 0, revision: 2, draft: null },
    ]);
    const blank = await add({ source: 'BLANK', width: 12, depth: 8 });
    expect(blank).toMatchObject({
      status: 201,
      body: { name: '4階', names: { ja: '4階', en: '4F' }, width: 12, depth: 8, position: 1 },
    });
    const made = await Promise.all([
      add({ source: 'TEMPLATE', templateId: 'studio' }),
      add({ source: 'FLOOR', floorId: sakura.floorId }),
      add({ source: 'PLAN', plan: quiet }),
    ]);
    expect(made.map(({ status, body }) => [status, body.width])).toEqual([
      [201, 24],
      [201, 22],
      [201, 22],
    ]);
    expect((await offices()).map(({ position }) => position)).toEqual([0, 1, 2, 3, 4]);
  });

  it.each<[object, object]>([
    [
      { source: 'BLANK', width: 12 },
      { status: 400, errors: { depth: 'required' } },
    ],
    [
      { source: 'TEMPLATE', templateId: 'x' },
      { status: 400, errors: { templateId: 'invalid' } },
    ],
    [
      { source: 'PLAN', plan: { version: 1 } },
      { status: 422, errors: 'floorPlanInvalid' },
    ],
    [{ source: 'PLAN' }, { status: 400, errors: { plan: 'required' } }],
    [
      { source: 'BLANK', width: 12, depth: 8, names: { ja: ' ', en: 'x' } },
      { status: 400, errors: { 'names.ja': 'invalid' } },
    ],
  ])('are not made of %j', async (request, refusal) => {
    expect(await add(request)).toMatchObject(refusal);
  });

  it('of others are not found', async () => {
    const theirs = `${floors}/${northwind.floorId}`;
    const body = { version: 1 };
    for (const [method, path, more] of [
      ['PATCH', '', { body }],
      ['DELETE', '?version=1', {}],
      ['GET', '/plan', {}],
      ['GET', '/export', {}],
      ['GET', '/removal', {}],
      ['PUT', '/draft', { body: { version: 0, plan: quiet } }],
      ['DELETE', '/draft?version=0', {}],
      ['GET', '/publication', {}],
      ['POST', '/publication', { body }],
      ['GET', '/revisions', {}],
      ['GET', '/revisions/1', {}],
      ['POST', '/revisions/1/restore', { body }],
      ['GET', '/seats', {}],
      ['GET', '/seat-candidates', {}],
      ['PUT', '/seats/desk-1', { body: { userId: admin.userId, expectedUserId: null } }],
    ] as const) {
      const answer = await admin.ask(method, theirs + path, more);
      expect(answer, path).toMatchObject({ status: 404, errors: 'floorInvalid' });
    }
    expect(await add({ source: 'FLOOR', floorId: northwind.floorId })).toMatchObject({
      status: 404,
    });
    expect(
      await add({ contractId: northwind.contractId, source: 'BLANK', width: 9, depth: 9 }),
    ).toMatchObject({ status: 404, errors: 'contractInvalid' });
  });

  it('are renamed, shut and put in order, and the second of two is told', async () => {
    const names = { ja: '二階', en: 'Second' };
    const change = (version: number, more: object) =>
      admin.ask<Floor>('PATCH', here(), { body: { version, ...more } });
    const [{ version } = expect.fail()] = await offices();
    const aoi = await makeMember(server, sakura);
    const page = server.connect(aoi.token);
    await page.ready;
    const told = nextMessage(page, 'organization');
    expect((await change(version, { names })).body).toMatchObject({ name: '二階', names });
    expect(await told).toMatchObject({ change: 'OFFICES_UPDATED' });
    expect((await planOf(aoi.token)).name).toEqual(names);
    const refused = { status: 409, errors: 'changedMeanwhile' };
    expect(await change(version, { blocked: true })).toMatchObject(refused);
    expect((await change(version + 1, { blocked: true })).body.blocked).toBe(true);
    const { body: second } = await add({ source: 'BLANK', width: 9, depth: 9 });
    const order = (floorIds: string[]) =>
      admin.ask('PUT', `${floors}/order`, { body: { contractId: sakura.contractId, floorIds } });
    expect(await order([second.id])).toMatchObject(refused);
    expect(await order([second.id, sakura.floorId])).toMatchObject({ status: 204 });
    expect((await offices()).map(({ id }) => id)).toEqual([second.id, sakura.floorId]);
  });

  it('are removed with what was on them, but for the last', async () => {
    const remove = (version: number) => admin.ask('DELETE', here(`?version=${version}`));
    const [{ version } = expect.fail()] = await offices();
    expect(await remove(version)).toMatchObject({ status: 409, errors: 'floorIsLast' });
    await add({ source: 'BLANK', width: 9, depth: 9 });
    const aoi = await makeMember(server, sakura);
    const page = server.connect(aoi.token);
    const scene = server.connect(aoi.token, '/floor');
    await Promise.all([page.ready, scene.ready]);
    await scene.emitWithAck('enter', { floorId: sakura.floorId });
    await assign('a-1', aoi.userId);
    await eventually(async () =>
      expect((await admin.ask('GET', here('/removal'))).body).toMatchObject({
        isLast: false,
        presentCount: 1,
        seats: [{ seatId: 'a-1', user: { userId: aoi.userId } }],
      }),
    );
    expect(await remove(version + 1)).toMatchObject({ status: 409, errors: 'changedMeanwhile' });
    const closed = nextMessage(scene, 'closed');
    const notices = noticesTo(page);
    expect(await remove(version)).toMatchObject({ status: 204 });
    expect(await closed).toMatchObject({ floorId: sakura.floorId });
    await eventually(() => expect(notices).toContain('席がなくなりました'));
    expect(await offices()).toHaveLength(1);
  });
});

/** The titles of what a page is told, as they come. */
function noticesTo(page: ReturnType<typeof server.connect>): string[] {
  const titles: string[] = [];
  page.on('notificationUser', ({ notification }: { notification: { title: string } }) =>
    titles.push(notification.title),
  );
  return titles;
}

const assign = (seatId: string, userId: string | null, expectedUserId: string | null = null) =>
  admin.ask<Schemas['AdminSeat']>('PUT', here(`/seats/${seatId}`), {
    body: { userId, expectedUserId },
  });

describe('a draft', () => {
  it('is kept from members, compared, published and gone back from', async () => {
    const aoi = await makeMember(server, sakura);
    const { floor } = await edited();
    const draft = { ...quiet, decor: quiet.decor.slice(1) };
    const saved = await save(floor.draftVersion, draft);
    expect(saved.body).toMatchObject({
      draftVersion: floor.draftVersion + 1,
      draft: { baseRevision: 2, updatedBy: { userId: admin.userId } },
    });
    expect((await planOf(aoi.token)).decor).toEqual(quiet.decor);
    expect((await edited()).draftPlan?.decor).toEqual(draft.decor);
    expect(await preview()).toMatchObject({
      problems: [],
      changes: [{ kind: 'decor', added: 0, removed: 1, changed: 0 }],
      resized: false,
      seats: [],
      rooms: [],
    });
    const { draftVersion } = saved.body;
    expect(await publish(draftVersion - 1)).toMatchObject({ status: 409 });
    const { body } = await publish(draftVersion);
    expect(body.floor).toMatchObject({ revision: 3, draft: null });
    expect((await planOf(aoi.token)).decor).toEqual(draft.decor);
    expect(await publish(body.floor.draftVersion)).toMatchObject({
      status: 404,
      errors: 'floorDraftMissing',
    });
    const history = await admin.ask<Schemas['FloorRevisionList']>(
      'GET',
      here('/revisions?limit=2'),
    );
    expect(history.body).toMatchObject({
      data: [
        { revision: 3, current: true, publishedBy: { userId: admin.userId } },
        { revision: 2, current: false, publishedBy: null },
      ],
      metadata: { total: 3, nextPage: 2 },
    });
    const restored = await admin.ask<Schemas['FloorDraftState']>(
      'POST',
      here('/revisions/2/restore'),
      { body: { version: body.floor.draftVersion } },
    );
    expect((await edited()).draftPlan?.decor).toEqual(quiet.decor);
    const gone = await admin.ask<Schemas['FloorDraftState']>(
      'DELETE',
      here(`/draft?version=${restored.body.draftVersion}`),
    );
    expect(gone.body.draft).toBeNull();
    // An old page does not take the next draft for the one that it knew.
    expect(await save(restored.body.draftVersion, quiet)).toMatchObject({ status: 409 });
    const log = await admin.ask<Schemas['AuditEntryList']>(
      'GET',
      '/v1/admin/audit?action=FLOOR_PUBLISHED',
    );
    expect(log.body.data).toMatchObject([
      {
        target: { kind: 'FLOOR', id: sakura.floorId },
        after: { revision: 3, changes: [{ kind: 'decor', removed: 1 }] },
      },
    ]);
  });

  it('of one version is saved once, however many save it', async () => {
    const { floor } = await edited();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => save(floor.draftVersion, quiet)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ errors }) => errors === 'changedMeanwhile')).toHaveLength(49);
    expect((await edited()).floor.draftVersion).toBe(floor.draftVersion + 1);
  });

  it('may be wrong, but is not published then', async () => {
    const { floor } = await edited();
    expect(await save(floor.draftVersion, { ...quiet, spawns: 'door' })).toMatchObject({
      status: 400,
      errors: { plan: 'invalid' },
    });
    const { body } = await save(floor.draftVersion, { ...quiet, spawns: [] });
    expect((await preview()).problems).toMatchObject([{ code: 'noSpawn', level: 'ERROR' }]);
    expect(await publish(body.draftVersion)).toMatchObject({
      status: 422,
      errors: 'floorPlanInvalid',
    });
  });
});

describe('publishing', () => {
  /** A wall right through the café, with a door at one end, in place of what stood there. */
  const built = (): FloorPlan => ({
    ...quiet,
    seats: quiet.seats.filter(({ id }) => !id.startsWith('café') && id !== 'a-1'),
    decor: [],
    walls: [
      ...quiet.walls,
      {
        id: 'new',
        from: [0.24, 12.2],
        to: [21.76, 12.2],
        thickness: 0.3,
        height: 3,
        material: 'PLASTER',
      },
    ],
    doors: [...quiet.doors, { id: 'new', wallId: 'new', at: 10.76, width: 2, kind: 'OPENING' }],
  });

  it('leads those out who stand in a wall, and tells whose seat is gone', async () => {
    const [aoi, ren] = [await makeMember(server, sakura), await makeMember(server, sakura)];
    await assign('a-1', aoi.userId);
    const [page, walker, other] = [
      server.connect(aoi.token),
      server.connect(aoi.token, '/floor'),
      server.connect(ren.token, '/floor'),
    ];
    await Promise.all([page.ready, walker.ready, other.ready]);
    const enter = async (socket: typeof walker, last: object) => {
      const answer = (await socket.emitWithAck('enter', {
        floorId: sakura.floorId,
        last: { heading: 0, state: 'stand', ...last },
      })) as FloorEnterAnswer;
      return answer.ok
        ? answer.people.find(({ person }) => person === answer.self)!
        : expect.fail(answer.error);
    };
    const inWall = { x: 4, z: 12.2 };
    const clear = { x: 11, z: 13.9 };
    expect(await enter(walker, inWall)).toMatchObject(inWall);
    expect(await enter(other, clear)).toMatchObject(clear);
    const { floor } = await edited();
    const { body: draft } = await save(floor.draftVersion, built());
    expect(await preview()).toMatchObject({
      people: [{ userId: aoi.userId }],
      presentCount: 2,
      seats: [{ seatId: 'a-1', user: { userId: aoi.userId } }],
    });
    const told = [nextMessage(walker, 'closed'), nextMessage(other, 'closed')];
    const notices = noticesTo(page);
    expect((await publish(draft.draftVersion)).body).toMatchObject({ lostSeatCount: 1 });
    expect(await Promise.all(told)).toEqual(
      Array(2).fill({ floorId: sakura.floorId, next: sakura.floorId }),
    );
    for (const { token } of [aoi, ren]) expect((await planOf(token)).walls).toEqual(built().walls);
    const [spawn] = quiet.spawns;
    expect(await enter(walker, inWall)).toMatchObject({ x: spawn!.x, z: spawn!.z });
    expect(await enter(other, clear)).toMatchObject(clear);
    await eventually(() => expect(notices).toContain('席がなくなりました'));
  });

  it('leads those out who would be walled in', async () => {
    const aoi = await makeMember(server, sakura);
    const walker = server.connect(aoi.token, '/floor');
    await walker.ready;
    const last = { x: 11, z: 12.6, heading: 0, state: 'stand' };
    await walker.emitWithAck('enter', { floorId: sakura.floorId, last });
    const { floor } = await edited();
    const spawns = [{ x: 14.6, z: 12.8, heading: 0 }];
    const wall = (id: string, from: [number, number], to: [number, number]) => ({
      id,
      from,
      to,
      thickness: 0.1,
      height: 3,
      material: 'PLASTER' as const,
    });
    const cell = [
      wall('c1', [10, 11.6], [12, 11.6]),
      wall('c2', [12, 11.6], [12, 13.6]),
      wall('c3', [12, 13.6], [10, 13.6]),
      wall('c4', [10, 13.6], [10, 11.6]),
    ];
    const { body } = await save(floor.draftVersion, {
      ...quiet,
      spawns,
      walls: [...quiet.walls, ...cell],
    });
    expect(await preview()).toMatchObject({
      problems: [{ code: 'peopleShutIn', level: 'WARNING' }],
      people: [{ userId: aoi.userId }],
    });
    const closed = nextMessage(walker, 'closed');
    await publish(body.draftVersion);
    await closed;
    const again = (await walker.emitWithAck('enter', {
      floorId: sakura.floorId,
      last,
    })) as FloorEnterAnswer;
    expect(again.ok && again.people).toMatchObject([{ x: 14.6, z: 12.8 }]);
  });

  it('takes the room from its meetings, which go on without one', async () => {
    const aoi = await makeMember(server, sakura);
    const room = quiet.zones.find(({ kind }) => kind === 'MEETING')!;
    const start = new Date(Math.ceil(Date.now() / 60_000 + 24 * 60) * 60_000);
    const end = new Date(start.getTime() + 60 * 60_000);
    const roomId = meetingRoomId(sakura.floorId, room.id);
    const planned = await server.call<Schemas['Meeting']>('POST', '/v1/meetings', {
      token: aoi.token,
      body: {
        title: '定例',
        startTime: start.toISOString(),
        endTime: end.toISOString(),
        timeZone: 'Asia/Tokyo',
        meetingRoomId: roomId,
        recurrence: 'FREQ=DAILY;COUNT=3',
      },
    });
    expect(planned.errors).toBeUndefined();
    const { floor } = await edited();
    const zones = quiet.zones.map((zone) =>
      zone === room ? { ...zone, kind: 'LOUNGE' as const } : zone,
    );
    const { body } = await save(floor.draftVersion, { ...quiet, zones });
    expect((await preview()).rooms).toEqual([
      {
        meetingRoomId: roomId,
        name: room.name,
        meetingCount: 3,
        nextStartTime: start.toISOString(),
      },
    ]);
    const page = server.connect(aoi.token);
    await page.ready;
    const told = nextMessage(page, 'updateMeetingStatus');
    expect((await publish(body.draftVersion)).body).toMatchObject({ movedMeetingCount: 3 });
    expect(await told).toMatchObject({ change: 'CHANGED', meetingRoomId: null });
    const after = await server.call<Schemas['Meeting']>('GET', `/v1/meetings/${planned.body.id}`, {
      token: aoi.token,
    });
    expect(after.body.meetingRoom).toBeNull();
  });
});

describe('seats', () => {
  it('are given and freed, and their people told', async () => {
    const [aoi, ren] = [await makeMember(server, sakura), await makeMember(server, sakura)];
    expect((await assign('a-1', aoi.userId)).body).toMatchObject({
      label: 'A-1',
      user: { userId: aoi.userId },
    });
    const told = async () => {
      const list = await server.call<Schemas['NotificationList']>(
        'GET',
        '/v1/users/notifications',
        { token: aoi.token, language: 'en' },
      );
      return list.body.data.map(({ title, excerpt, path }) => [title, excerpt, path]);
    };
    const given = (seat: string) => [
      'You have a seat',
      expect.stringContaining(`seat ${seat}`) as unknown,
      '/map',
    ];
    expect(await told()).toEqual([given('A-1')]);
    // The one that they had is free again.
    await assign('a-2', aoi.userId);
    const seats = await admin.ask<Schemas['AdminSeatList']>('GET', here('/seats'));
    expect(seats.body.data.filter(({ user }) => user)).toMatchObject([{ seatId: 'a-2' }]);
    expect(await assign('a-2', ren.userId)).toMatchObject({
      status: 409,
      errors: 'changedMeanwhile',
    });
    expect((await assign('a-2', ren.userId, aoi.userId)).status).toBe(200);
    expect((await told())[0]).toMatchObject(['Your seat was freed', expect.anything(), '/map']);
    expect((await assign('a-2', null, ren.userId)).body.user).toBeNull();
    const candidates = await admin.ask<Schemas['SeatCandidateList']>(
      'GET',
      here('/seat-candidates'),
    );
    expect(candidates.body.metadata.total).toBe(3);
  });

  it('go to one of those who are given it at once', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => makeMember(server, sakura)));
    const answers = await Promise.all(people.map(({ userId }) => assign('a-3', userId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  });

  it('are not for guests, strangers, or where there is none', async () => {
    const guest = await makeMember(server, sakura, { role: 'GUEST' });
    const stranger = await makeMember(server, northwind);
    for (const [seatId, userId, refusal] of [
      ['a-1', guest.userId, { status: 422, errors: 'guestCannotHaveSeat' }],
      ['a-1', stranger.userId, { status: 404, errors: 'userNotFound' }],
      ['a-99', admin.userId, { status: 404, errors: 'seatNotFound' }],
    ] as const) {
      expect(await assign(seatId, userId)).toMatchObject(refusal);
    }
  });
});
