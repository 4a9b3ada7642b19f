import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import {
  signInToOrganization,
  makeOrganization,
  makePerson,
  type TestOrganization,
} from '../../test/people.ts';
import { startTestServer, type TestServer, type TestSocket } from '../../test/server.ts';
import { addEngagement, disengage, endForEveryone } from './engagement.ts';
import type { Engagement } from './engagement-store.ts';
import { refreshPresence } from './presence.ts';

let server: TestServer;
let organization: TestOrganization;
beforeAll(async () => {
  server = await startTestServer({ presenceGrace: 100 });
  organization = await makeOrganization(server, 'Sakura');
});
afterAll(() => server.close());

async function member() {
  const person = await makePerson(server, organization.organizationId);
  const { token } = await signInToOrganization(server, person, organization.organizationId);
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
    engage: async (engagement: Engagement) => {
      const ref = { organizationId: organization.organizationId, userId: person.userId };
      await addEngagement(server.platform.db, ref, engagement);
      await refreshPresence(server.platform, ref);
    },
    is: (status: string) => eventually(async () => expect((await profile()).status).toBe(status)),
  };
}

/** The event is volatile and may get lost, so clients repeat it. */
const reportIdle = (socket: TestSocket, idle: unknown) => socket.volatile.emit('idle', { idle });
const repeatIdleUntil = async (
  socket: TestSocket,
  idle: boolean,
  received: () => Promise<unknown>,
) => {
  const timer = setInterval(() => reportIdle(socket, idle), 250);
  reportIdle(socket, idle);
  await received().finally(() => clearInterval(timer));
};

describe('idle reports', () => {
  it('sets LEAVING when every tab is idle and ends with the first active tab', async () => {
    const aoi = await member();
    const [one, two] = [await aoi.open(), await aoi.open()];
    await aoi.is('AVAILABLE');
    await repeatIdleUntil(one, true, async () => {
      // Once another member's idle state is visible, this one would be, too, if a tab were enough.
      const ren = await member();
      const only = await ren.open();
      await repeatIdleUntil(only, true, () => ren.is('LEAVING'));
    });
    expect((await aoi.profile()).status).toBe('AVAILABLE');
    await repeatIdleUntil(two, true, () => aoi.is('LEAVING'));
    expect((await aoi.profile()).automatic).toBe('idle');
    await repeatIdleUntil(one, false, () => aoi.is('AVAILABLE'));
    one.disconnect();
    await aoi.is('LEAVING');
    await aoi.open();
    await aoi.is('AVAILABLE');
  });

  it('never override a manual choice', async () => {
    const [aoi, ren] = [await member(), await member()];
    const [socket, other] = [await aoi.open(), await ren.open()];
    await Promise.all([aoi.is('AVAILABLE'), ren.is('AVAILABLE')]);
    await aoi.choose('HOME', 'AVAILABLE');
    await repeatIdleUntil(socket, true, () =>
      repeatIdleUntil(other, true, () => ren.is('LEAVING')),
    );
    expect((await aoi.profile()).status).toBe('AVAILABLE');
  });

  it.each([[null], ['true'], [{ idle: 'true' }], [{ idle: 1 }], [[]]])(
    'ignores the invalid report %j',
    async (report) => {
      const [aoi, ren] = [await member(), await member()];
      const [socket, other] = [await aoi.open(), await ren.open()];
      await Promise.all([aoi.is('AVAILABLE'), ren.is('AVAILABLE')]);
      socket.emit('idle', report);
      await repeatIdleUntil(other, true, () => ren.is('LEAVING'));
      expect((await aoi.profile()).status).toBe('AVAILABLE');
    },
  );
});

describe('meeting or call', () => {
  const call = { kind: 'CALL', reference: 'room-1' } as const;
  const meeting = { kind: 'MEETING', reference: 'meeting-1' } as const;

  it('shows its members as busy until the last one ends, and notifies the others', async () => {
    const [aoi, ren] = [await member(), await member()];
    const watcher = await ren.open();
    const messages: string[] = [];
    watcher.on('presenceChanged', (change: { userId: string; status: string }) => {
      if (change.userId === aoi.userId) messages.push(change.status);
    });
    await aoi.open();
    await aoi.is('AVAILABLE');
    await aoi.choose('HOME', 'LEAVING');
    await eventually(() => expect(messages.at(-1)).toBe('LEAVING'));
    messages.length = 0;
    await aoi.engage(call);
    await aoi.engage(meeting);
    await aoi.engage(meeting);
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
    await eventually(() => expect(messages).toEqual(['BUSY', 'LEAVING']));
  });

  it('overrides a choice made during the call and restores it afterwards', async () => {
    const aoi = await member();
    await aoi.open();
    await aoi.engage(call);
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

  it('ends when the last connection of the member is lost', async () => {
    const aoi = await member();
    const socket = await aoi.open();
    await aoi.is('AVAILABLE');
    await aoi.engage(call);
    socket.disconnect();
    await aoi.is('LOGGED_OUT');
    await aoi.open();
    await aoi.is('AVAILABLE');
  });
});

it('restores the presence after a reconnect and after signing out and in again', async () => {
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
  const { token } = await signInToOrganization(server, aoi, organization.organizationId);
  await server.connect(token).ready;
  await eventually(async () => {
    const { body } = await server.call<Schemas['Profile']>('GET', '/v1/auth/user/profile', {
      token,
    });
    expect(body).toMatchObject({ workingStatus: 'HOME', status: 'BUSY' });
  });
});
