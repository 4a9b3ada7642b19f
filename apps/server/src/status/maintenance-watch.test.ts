import { expect, it, vi } from 'vitest';
import { makePerson, signIn } from '../../test/people.ts';
import { nextMessage, startTestServer } from '../../test/server.ts';
import { endMaintenance, setMaintenance } from './maintenance.ts';
import { MaintenanceWatch } from './maintenance-watch.ts';

it('calls onBegin once for each maintenance', async () => {
  let isOn = false;
  const onBegin = vi.fn();
  const watch = new MaintenanceWatch({ isOn: () => Promise.resolve(isOn) }, onBegin);
  await watch.check();
  expect(onBegin).not.toHaveBeenCalled();
  isOn = true;
  await watch.check();
  await watch.check();
  expect(onBegin).toHaveBeenCalledTimes(1);
  isOn = false;
  await watch.check();
  isOn = true;
  await watch.check();
  watch.close();
  expect(onBegin).toHaveBeenCalledTimes(2);
});

it('does not treat a database failure as the end of maintenance', async () => {
  const answers = [Promise.resolve(true), Promise.reject(new Error('away')), Promise.resolve(true)];
  answers.forEach((answer) => answer.catch(() => undefined));
  const onBegin = vi.fn();
  const watch = new MaintenanceWatch({ isOn: () => answers.shift()! }, onBegin);
  await watch.check();
  await watch.check().catch(() => undefined);
  await watch.check();
  watch.close();
  expect(onBegin).toHaveBeenCalledTimes(1);
});

it('rejects requests when planned maintenance begins, without operator action', async () => {
  const server = await startTestServer();
  try {
    const start = new Date(server.platform.now().getTime() + 60_000).toISOString();
    await server.operate('maintenance', 'set', '--start', start, '--minutes', '5');
    const call = () => server.call('POST', '/v1/auth/user/logout');
    expect((await call()).status).toBe(401);
    server.advanceClock({ minutes: 2 });
    expect(await call()).toMatchObject({ status: 503, body: { code: 4017 } });
    server.advanceClock({ minutes: 5 });
    expect((await call()).status).toBe(401);
  } finally {
    await server.close();
  }
});

it('applies maintenance to every process immediately after it is set or ended', async () => {
  const first = await startTestServer();
  const other = await startTestServer({ database: first.database });
  try {
    const statuses = () =>
      Promise.all(
        [first, other].map(async (each) => (await each.call('GET', '/v1/settings')).status),
      );
    expect(await statuses()).toEqual([401, 401]);
    const [startAt, endAt] = [first.platform.now(), new Date(Date.now() + 600_000)];
    const person = await makePerson(first, null);
    const { token } = await signIn(first, person);
    const socket = other.connect(token);
    await socket.ready;
    const loggedOut = nextMessage(socket, 'forcedLogout');
    await setMaintenance(first.platform, { startAt, endAt });
    expect(await loggedOut).toEqual({ code: 4017 });
    const beforeTrustEnds = { timeout: 1500, interval: 20 };
    await vi.waitFor(async () => expect(await statuses()).toEqual([503, 503]), beforeTrustEnds);
    await endMaintenance(first.platform);
    await vi.waitFor(async () => expect(await statuses()).toEqual([401, 401]), beforeTrustEnds);
  } finally {
    await other.close();
    await first.close();
  }
});
