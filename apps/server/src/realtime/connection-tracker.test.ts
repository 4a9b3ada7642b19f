import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  signInToOrganization,
  makeOrganization,
  makePerson,
  type TestOrganization,
} from '../../test/people.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { connections } from '../database/schema/connections.ts';
import { markPresent, markAbsent } from '../people/presence.ts';
import { ConnectionTracker } from './connection-tracker.ts';

let server: TestServer;
let organization: TestOrganization;
beforeAll(async () => {
  server = await startTestServer({ presenceGrace: 150 });
  organization = await makeOrganization(server, 'Sakura');
});
afterAll(() => server.close());

async function member() {
  const person = await makePerson(server, organization.organizationId);
  const session = await signInToOrganization(server, person, organization.organizationId);
  const { userId, token } = { ...person, ...session };
  return {
    userId,
    token,
    status: async () => {
      const { body } = await server.call<{ status: string }>('GET', '/v1/auth/user/profile', {
        token,
      });
      return body.status;
    },
    choose: (workingStatus: string, status: string) =>
      server.call('PATCH', '/v1/users/status', { token, body: { workingStatus, status } }),
  };
}

/** Generous timeout for slow machines. Missing messages are caught by the test timeout. */
const waitOptions = { timeout: 20_000 };
const becomes = (person: { status(): Promise<string> }, status: string) =>
  vi.waitFor(async () => expect(await person.status()).toBe(status), waitOptions);

describe('presence by connection', () => {
  it('becomes LOGGED_OUT when the last socket disconnects, and notifies the others', async () => {
    const [aoi, ren] = [await member(), await member()];
    const watcher = server.connect(ren.token);
    const first = server.connect(aoi.token);
    const second = server.connect(aoi.token);
    await Promise.all([watcher.ready, first.ready, second.ready]);
    await becomes(aoi, 'AVAILABLE');

    first.disconnect();
    // Once another member's departure is visible, this one would be visible too if the first socket counted.
    const third = await member();
    const short = server.connect(third.token);
    await short.ready;
    await becomes(third, 'AVAILABLE');
    short.disconnect();
    await becomes(third, 'LOGGED_OUT');
    expect(await aoi.status()).toBe('AVAILABLE');

    const onConnected = vi.fn();
    watcher.on('presenceChanged', onConnected);
    second.disconnect();
    await becomes(aoi, 'LOGGED_OUT');
    await vi.waitFor(
      () =>
        expect(onConnected).toHaveBeenCalledWith({
          userId: aoi.userId,
          status: 'LOGGED_OUT',
          workingStatus: 'OFFICE',
        }),
      waitOptions,
    );
  });

  it('survives a page reload', async () => {
    const aoi = await member();
    await aoi.choose('HOME', 'BUSY');
    const before = server.connect(aoi.token);
    await before.ready;
    before.disconnect();
    const after = server.connect(aoi.token);
    await after.ready;
    const other = await member();
    const watched = server.connect(other.token);
    await watched.ready;
    await becomes(other, 'AVAILABLE');
    watched.disconnect();
    await becomes(other, 'LOGGED_OUT');
    expect(await aoi.status()).toBe('BUSY');
  });

  it('keeps ON_VACATION after a disconnect', async () => {
    const [aoi, other] = [await member(), await member()];
    await aoi.choose('HOME', 'ON_VACATION');
    const sockets = [server.connect(aoi.token), server.connect(other.token)];
    await Promise.all(sockets.map(({ ready }) => ready));
    await becomes(other, 'AVAILABLE');
    sockets.forEach((socket) => socket.disconnect());
    await becomes(other, 'LOGGED_OUT');
    expect(await aoi.status()).toBe('ON_VACATION');
  });

  it('becomes LOGGED_OUT for members of a killed server process', async () => {
    const aoi = await member();
    const { db } = server.database;
    const connected = { organizationId: organization.organizationId, userId: aoi.userId };
    const killed = new ConnectionTracker({
      db,
      log: { error: (problem: unknown) => expect.fail(String(problem)) } as never,
      onArrived: (who) => markPresent(server.platform, who),
      onGone: () => Promise.resolve(),
      onIdle: () => Promise.resolve(),
    });
    killed.add(connected, 'socket');
    await becomes(aoi, 'AVAILABLE');
    killed.close();
    await vi.waitFor(
      async () =>
        expect(
          await db.select().from(connections).where(eq(connections.userId, aoi.userId)),
        ).toHaveLength(1),
      waitOptions,
    );

    const onAbsent = vi.fn((who: typeof connected) => markAbsent(server.platform, who));
    const survivor = new ConnectionTracker({
      db,
      log: { error: () => undefined } as never,
      onArrived: () => Promise.resolve(),
      onGone: onAbsent,
      onIdle: () => Promise.resolve(),
    });
    await survivor.renew();
    expect(onAbsent).not.toHaveBeenCalled();
    await db
      .update(connections)
      .set({ seenAt: sql`now() - interval '2 minutes'` })
      .where(eq(connections.userId, aoi.userId));
    await survivor.renew();
    survivor.close();
    expect(onAbsent).toHaveBeenCalledWith(connected);
    expect(await aoi.status()).toBe('LOGGED_OUT');
  });
});

it('sends no notification when the presence did not change', async () => {
  const [aoi, ren] = [await member(), await member()];
  const watcher = server.connect(ren.token);
  const messages: string[] = [];
  // Messages to one socket arrive in order, so all earlier ones have arrived before the last one.
  const last = new Promise<void>((resolve) => {
    watcher.on('presenceChanged', (change: { userId: string; workingStatus: string }) => {
      if (change.userId !== aoi.userId) return;
      messages.push(change.workingStatus);
      if (change.workingStatus === 'HOME') resolve();
    });
  });
  await watcher.ready;
  for (const workingStatus of ['OFFICE', 'OFFICE', 'HOME']) {
    expect((await aoi.choose(workingStatus, 'BUSY')).status).toBe(200);
  }
  await last;
  expect(messages).toEqual(['OFFICE', 'HOME']);
});
