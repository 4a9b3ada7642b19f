import type { Schemas } from '@office/api';
import type { FloorPlan } from '@office/world/floor-plan';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeAdministeredFloor,
  noticesTo,
  type AdministeredFloor,
} from '../../../test/administered-floor.ts';
import { eventually } from '../../../test/eventually.ts';
import { makeMember } from '../../../test/meetings.ts';
import { makeOrganization, setLatinName, type TestOrganization } from '../../../test/people.ts';
import { nextMessage, startTestServer, type TestServer } from '../../../test/server.ts';
import { readPlan } from '../../demo/seed.ts';

let server: TestServer;
let northwind: TestOrganization;
let sakura: AdministeredFloor;
let quiet: FloorPlan;
beforeAll(async () => {
  server = await startTestServer();
  northwind = await makeOrganization(server, 'Northwind');
  quiet = await readPlan('sakura-2');
});
afterAll(() => server.close());
beforeEach(async () => {
  sakura = await makeAdministeredFloor(server, quiet);
});

const floors = '/v1/admin/floors';

describe('floors', () => {
  it('are listed with their contents and created from four sources', async () => {
    expect(await sakura.offices()).toMatchObject([
      { id: sakura.floorId, width: 22, depth: 15, takenSeatCount: 0, revision: 2, draft: null },
    ]);
    const blank = await sakura.add({ source: 'BLANK', width: 12, depth: 8 });
    expect(blank).toMatchObject({
      status: 201,
      body: { name: '4階', names: { ja: '4階', en: '4F' }, width: 12, depth: 8, position: 1 },
    });
    const created = await Promise.all([
      sakura.add({ source: 'TEMPLATE', templateId: 'studio' }),
      sakura.add({ source: 'FLOOR', floorId: sakura.floorId }),
      sakura.add({ source: 'PLAN', plan: quiet }),
    ]);
    expect(created.map(({ status, body }) => [status, body.width])).toEqual([
      [201, 24],
      [201, 22],
      [201, 22],
    ]);
    expect((await sakura.offices()).map(({ position }) => position)).toEqual([0, 1, 2, 3, 4]);
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
  ])('are not created from %j', async (request, refusal) => {
    expect(await sakura.add(request)).toMatchObject(refusal);
  });

  it('returns 404 for floors of another organisation', async () => {
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
      ['PUT', '/seats/desk-1', { body: { userId: sakura.admin.userId, expectedUserId: null } }],
    ] as const) {
      const answer = await sakura.admin.ask(method, theirs + path, more);
      expect(answer, path).toMatchObject({ status: 404, errors: 'floorInvalid' });
    }
    expect(await sakura.add({ source: 'FLOOR', floorId: northwind.floorId })).toMatchObject({
      status: 404,
    });
    expect(
      await sakura.add({ contractId: northwind.contractId, source: 'BLANK', width: 9, depth: 9 }),
    ).toMatchObject({ status: 404, errors: 'contractInvalid' });
  });

  it('are renamed, closed and reordered, with 409 for an outdated version', async () => {
    const names = { ja: '二階', en: 'Second' };
    const change = (version: number, more: object) =>
      sakura.admin.ask<Schemas['AdminFloor']>('PATCH', sakura.here(), {
        body: { version, ...more },
      });
    const [{ version } = expect.fail()] = await sakura.offices();
    const aoi = await makeMember(server, sakura);
    const page = server.connect(aoi.token);
    await page.ready;
    const notification = nextMessage(page, 'organization');
    expect((await change(version, { names })).body).toMatchObject({ name: '二階', names });
    expect(await notification).toMatchObject({ change: 'OFFICES_UPDATED' });
    expect((await sakura.planOf(aoi.token)).name).toEqual(names);
    const refused = { status: 409, errors: 'changedMeanwhile' };
    expect(await change(version, { blocked: true })).toMatchObject(refused);
    expect((await change(version + 1, { blocked: true })).body.blocked).toBe(true);
    const { body: second } = await sakura.add({ source: 'BLANK', width: 9, depth: 9 });
    const order = (floorIds: string[]) =>
      sakura.admin.ask('PUT', `${floors}/order`, {
        body: { contractId: sakura.contractId, floorIds },
      });
    expect(await order([second.id])).toMatchObject(refused);
    expect(await order([second.id, sakura.floorId])).toMatchObject({ status: 204 });
    expect((await sakura.offices()).map(({ id }) => id)).toEqual([second.id, sakura.floorId]);
  });

  it('are removed with their contents, except the last floor', async () => {
    const remove = (version: number) =>
      sakura.admin.ask('DELETE', sakura.here(`?version=${version}`));
    const [{ version } = expect.fail()] = await sakura.offices();
    expect(await remove(version)).toMatchObject({ status: 409, errors: 'floorIsLast' });
    await sakura.add({ source: 'BLANK', width: 9, depth: 9 });
    const aoi = await makeMember(server, sakura);
    const page = server.connect(aoi.token);
    const scene = server.connect(aoi.token, '/floor');
    await Promise.all([page.ready, scene.ready]);
    await scene.emitWithAck('enter', { floorId: sakura.floorId });
    await sakura.assign('a-1', aoi.userId);
    await eventually(async () =>
      expect((await sakura.admin.ask('GET', sakura.here('/removal'))).body).toMatchObject({
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
    expect(await sakura.offices()).toHaveLength(1);
  });

  it('keep unique positions and at least one floor under concurrent removals', async () => {
    await Promise.all(
      Array.from({ length: 4 }, () => sakura.add({ source: 'BLANK', width: 9, depth: 9 })),
    );
    const all = await sakura.offices();
    expect(all.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4]);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const { id, version } = all[index % all.length]!;
        return sakura.admin.ask('DELETE', `${floors}/${id}?version=${version}`);
      }),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(4);
    const refused = answers.filter(({ status }) => status !== 204).map(({ errors }) => errors);
    expect(new Set(refused)).toEqual(new Set(['floorInvalid', 'floorIsLast']));
    expect(await sakura.offices()).toHaveLength(1);
  });
});

describe('seats', () => {
  it('are assigned and freed, and their members are notified', async () => {
    const [aoi, ren] = [await makeMember(server, sakura), await makeMember(server, sakura)];
    expect((await sakura.assign('a-1', aoi.userId)).body).toMatchObject({
      label: 'A-1',
      user: { userId: aoi.userId },
    });
    const receivedMessages = async () => {
      const list = await server.call<Schemas['NotificationList']>(
        'GET',
        '/v1/users/notifications',
        { token: aoi.token, language: 'en' },
      );
      return list.body.data.map(({ title, excerpt, path }) => [title, excerpt, path]);
    };
    const seatBody = (seat: string) => [
      'You have a seat',
      expect.stringContaining(`seat ${seat}`) as unknown,
      '/map',
    ];
    expect(await receivedMessages()).toEqual([seatBody('A-1')]);
    await sakura.assign('a-2', aoi.userId);
    const seats = await sakura.admin.ask<Schemas['AdminSeatList']>('GET', sakura.here('/seats'));
    expect(seats.body.data.filter(({ user }) => user)).toMatchObject([{ seatId: 'a-2' }]);
    expect(await sakura.assign('a-2', ren.userId)).toMatchObject({
      status: 409,
      errors: 'changedMeanwhile',
    });
    expect((await sakura.assign('a-2', ren.userId, aoi.userId)).status).toBe(200);
    expect((await receivedMessages())[0]).toMatchObject([
      'Your seat was freed',
      expect.anything(),
      '/map',
    ]);
    expect((await sakura.assign('a-2', null, ren.userId)).body.user).toBeNull();
    await setLatinName(server, aoi, 'Aoki Aoi');
    const candidates = await sakura.admin.ask<Schemas['SeatCandidateList']>(
      'GET',
      sakura.here('/seat-candidates'),
    );
    expect(candidates.body.metadata.total).toBe(3);
    expect(candidates.body.data.map(({ user }) => user.nameLatin)).toContain('Aoki Aoi');
  });

  it('are assigned to only one member under concurrent requests', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => makeMember(server, sakura)));
    const answers = await Promise.all(people.map(({ userId }) => sakura.assign('a-3', userId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  });

  it('are not assigned to guests or strangers, nor if the seat does not exist', async () => {
    const guest = await makeMember(server, sakura, { role: 'GUEST' });
    const stranger = await makeMember(server, northwind);
    for (const [seatId, userId, refusal] of [
      ['a-1', guest.userId, { status: 422, errors: 'guestCannotHaveSeat' }],
      ['a-1', stranger.userId, { status: 404, errors: 'userNotFound' }],
      ['a-99', sakura.admin.userId, { status: 404, errors: 'seatNotFound' }],
    ] as const) {
      expect(await sakura.assign(seatId, userId)).toMatchObject(refusal);
    }
  });
});
