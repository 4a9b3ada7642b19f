import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { enter, makeOrganization, makePerson, type TestOrganization } from '../../test/people.ts';
import { startTestServer, type TestServer, type TestSocket } from '../../test/server.ts';
import { disengage, endForEveryone, engage } from './engagement.ts';

let server: TestServer;
let organization: TestOrganization;
beforeAll(async () => {
  server = await startTestServer({ presenceGrace: 100 });
  organization = await makeOrganization(server, 'Sakura');
});
afterAll(() => server.close());

async function member() {
  const person = await makePerson(server, organization.organizationId);
  const { token } = await enter(server, person, organization.organizationId);
  const profile = async () =>
    (await server.call<Schemas['Profile']>('GET', '/v1/auth/user/profile', { token })).body;
  return {
    ...person,
    organizationId: organization.organizationId,
    token,
    profile,
    open: async () => {
      const socket = server.connect(token);
      await socket.ready;
      return socket;
    },
    choose: (workingStatus: string, status: string) =>
      server.call<Schemas['Presence']>('PATCH', '/v1/users/status', {
        token,
        body: { workingStatus, status },
      }),
    is: (status: string) => eventually(async () => expect((await profile()).status).toBe(status)),
  };
}

/** Clients say it now and then, as it may get lost. */
const says = (socket: TestSocket, idle: unknown) => socket.volatile.emit('idle', { idle });
const untilHeard = async (socket: TestSocket, idle: boolean, heard: () => Promise<unknown>) => {
  const timer = setInterval(() => says(socket, idle), 250);
  says(socket, idle);
  await heard().finally(() => clearInterval(timer));
};

describe('being idle', () => {
  it('shows when every tab says so, and ends with the first that does not', async () => {
    const aoi = await member();
    const [one, two] = [await aoi.open(), await aoi.open()];
    await aoi.is('AVAILABLE');
    await untilHeard(one, true, async () => {
      // Another member's idleness has gone through by then: had one tab counted, it would show.
      const ren = await member();
      const only = await ren.open();
      await untilHeard(only, true, () => ren.is('LEAVING'));
    });
    expect((await aoi.profile()).status).toBe('AVAILABLE');
    await untilHeard(two, true, () => aoi.is('LEAVING'));
    expect((await aoi.profile()).automatic).toBe('idle');
    await untilHeard(one, false, () => aoi.is('AVAILABLE'));
    one.disconnect();
    await aoi.is('LEAVING');
    await aoi.open();
    await aoi.is('AVAILABLE');
  });

  it('never overrides what was chosen', async () => {
    const [aoi, ren] = [await member(), await member()];
    const [socket, other] = [await aoi.open(), await ren.open()];
    await Promise.all([aoi.is('AVAILABLE'), ren.is('AVAILABLE')]);
    await aoi.choose('HOME', 'AVAILABLE');
    await untilHeard(socket, true, () => untilHeard(other, true, () => ren.is('LEAVING')));
    expect((await aoi.profile()).status).toBe('AVAILABLE');
  });

  it.each([[null], ['true'], [{ idle: 'true' }], [{ idle: 1 }], [[]]])(
    'is not said by %j',
    async (report) => {
      const [aoi, ren] = [await member(), await member()];
      const [socket, other] = [await aoi.open(), await ren.open()];
      await Promise.all([aoi.is('AVAILABLE'), ren.is('AVAILABLE')]);
      socket.emit('idle', report);
      await untilHeard(other, true, () => ren.is('LEAVING'));
      expect((await aoi.profile()).status).toBe('AVAILABLE');
    },
  );
});

describe('a meeting or call', () => {
  const call = { kind: 'CALL', reference: 'room-1' } as const;
  const meeting = { kind: 'MEETING', reference: 'meeting-1' } as const;

  it('shows its members as busy until the last of them is over, and tells the others', async () => {
    const [aoi, ren] = [await member(), await member()];
    const watcher = await ren.open();
    await aoi.open();
    await aoi.choose('HOME', 'LEAVING');
    const told: string[] = [];
    watcher.on('presenceChanged', (change: { userId: string; status: string }) => {
      if (change.userId === aoi.userId) told.push(change.status);
    });
    await engage(server.platform, aoi, call);
    await engage(server.platform, aoi, meeting);
    await engage(server.platform, aoi, meeting);
    expect(await aoi.profile()).toMatchObject({
      status: 'BUSY',
      workingStatus: 'HOME',
      lastManual: { workingStatus: 'HOME', status: 'LEAVING' },
    });
    await disengage(server.platform, aoi, call);
    expect((await aoi.profile()).status).toBe('BUSY');
    await endForEveryone(server.platform, organization.organizationId, meeting);
    expect((await aoi.profile()).status).toBe('LEAVING');
    await disengage(server.platform, aoi, meeting);
    await eventually(() => expect(told).toEqual(['BUSY', 'LEAVING']));
  });

  it('shows over what is chosen meanwhile, and gives way to it afterwards', async () => {
    const aoi = await member();
    await aoi.open();
    await engage(server.platform, aoi, call);
    expect((await aoi.choose('HOME', 'AVAILABLE')).body).toEqual({
      userId: aoi.userId,
      workingStatus: 'HOME',
      status: 'BUSY',
      lastManual: { workingStatus: 'HOME', status: 'AVAILABLE' },
      automatic: 'call',
    });
    expect((await aoi.profile()).automatic).toBe('call');
    await disengage(server.platform, aoi, call);
    expect(await aoi.profile()).toMatchObject({ status: 'AVAILABLE', automatic: null });
  });

  it('ends for who has lost every connection for good', async () => {
    const aoi = await member();
    const socket = await aoi.open();
    await aoi.is('AVAILABLE');
    await engage(server.platform, aoi, call);
    socket.disconnect();
    await aoi.is('LOGGED_OUT');
    await aoi.open();
    await aoi.is('AVAILABLE');
  });
});

it('is restored for who comes back, and again for who signs out and in at once', async () => {
  const aoi = await member();
  const socket = await aoi.open();
  await aoi.choose('HOME', 'BUSY');
  socket.disconnect();
  await aoi.is('LOGGED_OUT');
  expect((await aoi.profile()).lastManual).toEqual({ workingStatus: 'HOME', status: 'BUSY' });
  const back = await aoi.open();
  await aoi.is('BUSY');
  back.disconnect();

  await server.call('POST', '/v1/auth/user/logout', { token: aoi.token });
  const { token } = await enter(server, aoi, organization.organizationId);
  await server.connect(token).ready;
  await eventually(async () => {
    const { body } = await server.call<Schemas['Profile']>('GET', '/v1/auth/user/profile', {
      token,
    });
    expect(body).toMatchObject({ workingStatus: 'HOME', status: 'BUSY' });
  });
});
