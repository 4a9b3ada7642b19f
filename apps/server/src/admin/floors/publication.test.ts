import type { Schemas } from '@office/api';
import type { FloorPlan } from '@office/world/floor-plan';
import type { FloorEnterAnswer } from '@office/world/movement';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeAdministeredFloor,
  noticesTo,
  type AdministeredFloor,
} from '../../../test/administered-floor.ts';
import { eventually } from '../../../test/eventually.ts';
import { makeMember } from '../../../test/meetings.ts';
import { setLatinName } from '../../../test/people.ts';
import { nextMessage, startTestServer, type TestServer } from '../../../test/server.ts';
import { readPlan } from '../../demo/seed.ts';
import { meetingRoomId } from '../../organization/meeting-rooms.ts';

const countItems = ({ walls, doors, zones, desks, seats, decor, spawns }: FloorPlan) =>
  [walls, doors, zones, desks, seats, decor, spawns].flat().length;

let server: TestServer;
let sakura: AdministeredFloor;
let quiet: FloorPlan;
beforeAll(async () => {
  server = await startTestServer();
  quiet = await readPlan('sakura-2');
});
afterAll(() => server.close());
beforeEach(async () => {
  sakura = await makeAdministeredFloor(server, quiet);
});

describe('floor drafts', () => {
  it('are hidden from members, compared, published and restored', async () => {
    const aoi = await makeMember(server, sakura);
    await setLatinName(server, sakura.admin, 'Kanri Taro');
    const { floor } = await sakura.edited();
    const draft = { ...quiet, decor: quiet.decor.slice(1) };
    const saved = await sakura.save(floor.draftVersion, draft);
    expect(saved.body).toMatchObject({
      draftVersion: floor.draftVersion + 1,
      draft: {
        baseRevision: 2,
        updatedBy: { userId: sakura.admin.userId, nameLatin: 'Kanri Taro' },
      },
    });
    expect((await sakura.planOf(aoi.token)).decor).toEqual(quiet.decor);
    expect((await sakura.edited()).draftPlan?.decor).toEqual(draft.decor);
    expect(await sakura.preview()).toMatchObject({
      problems: [],
      changes: [{ kind: 'decor', added: 0, removed: 1, changed: 0 }],
      resized: false,
      seats: [],
      rooms: [],
    });
    const { draftVersion } = saved.body;
    expect(await sakura.publish(draftVersion - 1)).toMatchObject({ status: 409 });
    const { body } = await sakura.publish(draftVersion);
    expect(body.floor).toMatchObject({ revision: 3, draft: null });
    expect((await sakura.planOf(aoi.token)).decor).toEqual(draft.decor);
    expect(await sakura.publish(body.floor.draftVersion)).toMatchObject({
      status: 404,
      errors: 'floorDraftMissing',
    });
    const history = await sakura.admin.ask<Schemas['FloorRevisionList']>(
      'GET',
      sakura.here('/revisions?limit=2'),
    );
    expect(history.body).toMatchObject({
      data: [
        {
          revision: 3,
          current: true,
          publishedBy: { userId: sakura.admin.userId, nameLatin: 'Kanri Taro' },
          itemCount: countItems(draft),
        },
        { revision: 2, current: false, publishedBy: null },
      ],
      metadata: { total: 3, nextPage: 2 },
    });
    const restored = await sakura.admin.ask<Schemas['FloorDraftState']>(
      'POST',
      sakura.here('/revisions/2/restore'),
      { body: { version: body.floor.draftVersion } },
    );
    expect((await sakura.edited()).draftPlan?.decor).toEqual(quiet.decor);
    const deletedState = await sakura.admin.ask<Schemas['FloorDraftState']>(
      'DELETE',
      sakura.here(`/draft?version=${restored.body.draftVersion}`),
    );
    expect(deletedState.body.draft).toBeNull();
    // The version of an outdated page does not match a later draft.
    expect(await sakura.save(restored.body.draftVersion, quiet)).toMatchObject({ status: 409 });
    const log = await sakura.admin.ask<Schemas['AuditEntryList']>(
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

  it('are saved once per version under concurrent saves', async () => {
    const { floor } = await sakura.edited();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => sakura.save(floor.draftVersion, quiet)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ errors }) => errors === 'changedMeanwhile')).toHaveLength(49);
    expect((await sakura.edited()).floor.draftVersion).toBe(floor.draftVersion + 1);
  });

  it('are saved with problems but not published', async () => {
    const { floor } = await sakura.edited();
    expect(await sakura.save(floor.draftVersion, { ...quiet, spawns: 'door' })).toMatchObject({
      status: 400,
      errors: { plan: 'invalid' },
    });
    const { body } = await sakura.save(floor.draftVersion, { ...quiet, spawns: [] });
    expect((await sakura.preview()).problems).toMatchObject([{ code: 'noSpawn', level: 'ERROR' }]);
    expect(await sakura.publish(body.draftVersion)).toMatchObject({
      status: 422,
      errors: 'floorPlanInvalid',
    });
  });
});

describe('publishing a floor plan', () => {
  /** A wall across the café with a door at one end, replacing the seats and decor there. */
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

  it('moves people out of new walls and notifies members about lost seats', async () => {
    const [aoi, ren] = [await makeMember(server, sakura), await makeMember(server, sakura)];
    await sakura.assign('a-1', aoi.userId);
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
    const { floor } = await sakura.edited();
    const { body: draft } = await sakura.save(floor.draftVersion, built());
    expect(await sakura.preview()).toMatchObject({
      people: [{ userId: aoi.userId }],
      presentCount: 2,
      seats: [{ seatId: 'a-1', user: { userId: aoi.userId } }],
    });
    const closings = [nextMessage(walker, 'closed'), nextMessage(other, 'closed')];
    const notices = noticesTo(page);
    expect((await sakura.publish(draft.draftVersion)).body).toMatchObject({ lostSeatCount: 1 });
    expect(await Promise.all(closings)).toEqual(
      Array(2).fill({ floorId: sakura.floorId, next: sakura.floorId }),
    );
    for (const { token } of [aoi, ren])
      expect((await sakura.planOf(token)).walls).toEqual(built().walls);
    const [spawn] = quiet.spawns;
    expect(await enter(walker, inWall)).toMatchObject({ x: spawn!.x, z: spawn!.z });
    expect(await enter(other, clear)).toMatchObject(clear);
    await eventually(() => expect(notices).toContain('席がなくなりました'));
  });

  it('moves people out of an area enclosed by new walls', async () => {
    const aoi = await makeMember(server, sakura);
    const walker = server.connect(aoi.token, '/floor');
    await walker.ready;
    const last = { x: 11, z: 12.6, heading: 0, state: 'stand' };
    await walker.emitWithAck('enter', { floorId: sakura.floorId, last });
    const { floor } = await sakura.edited();
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
    const { body } = await sakura.save(floor.draftVersion, {
      ...quiet,
      spawns,
      walls: [...quiet.walls, ...cell],
    });
    expect(await sakura.preview()).toMatchObject({
      problems: [{ code: 'peopleShutIn', level: 'WARNING' }],
      people: [{ userId: aoi.userId }],
    });
    const closed = nextMessage(walker, 'closed');
    await sakura.publish(body.draftVersion);
    await closed;
    const reentered = (await walker.emitWithAck('enter', {
      floorId: sakura.floorId,
      last,
    })) as FloorEnterAnswer;
    expect(reentered.ok && reentered.people).toMatchObject([{ x: 14.6, z: 12.8 }]);
  });

  it('removes the room from its meetings, which continue without a room', async () => {
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
    const { floor } = await sakura.edited();
    const zones = quiet.zones.map((zone) =>
      zone === room ? { ...zone, kind: 'LOUNGE' as const } : zone,
    );
    const { body } = await sakura.save(floor.draftVersion, { ...quiet, zones });
    expect((await sakura.preview()).rooms).toEqual([
      {
        meetingRoomId: roomId,
        name: room.name,
        meetingCount: 3,
        nextStartTime: start.toISOString(),
      },
    ]);
    const page = server.connect(aoi.token);
    await page.ready;
    const statusMessage = nextMessage(page, 'updateMeetingStatus');
    expect((await sakura.publish(body.draftVersion)).body).toMatchObject({ movedMeetingCount: 3 });
    expect(await statusMessage).toMatchObject({ change: 'CHANGED', meetingRoomId: null });
    const after = await server.call<Schemas['Meeting']>('GET', `/v1/meetings/${planned.body.id}`, {
      token: aoi.token,
    });
    expect(after.body.meetingRoom).toBeNull();
  });
});
