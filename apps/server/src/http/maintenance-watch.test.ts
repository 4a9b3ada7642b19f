import { expect, it, vi } from 'vitest';
import { startTestServer } from '../../test/server.ts';
import { MaintenanceWatch } from './maintenance-watch.ts';

it('tells once of each maintenance that begins', async () => {
  let isOn = false;
  const onBegin = vi.fn();
  const watch = new MaintenanceWatch({ isOn: () => Promise.resolve(isOn) }, onBegin);
  await watch.look();
  expect(onBegin).not.toHaveBeenCalled();
  isOn = true;
  await watch.look();
  await watch.look();
  expect(onBegin).toHaveBeenCalledTimes(1);
  isOn = false;
  await watch.look();
  isOn = true;
  await watch.look();
  watch.close();
  expect(onBegin).toHaveBeenCalledTimes(2);
});

it('does not take a database that is away for the end of maintenance', async () => {
  const answers = [Promise.resolve(true), Promise.reject(new Error('away')), Promise.resolve(true)];
  answers.forEach((answer) => answer.catch(() => undefined));
  const onBegin = vi.fn();
  const watch = new MaintenanceWatch({ isOn: () => answers.shift()! }, onBegin);
  await watch.look();
  await watch.look().catch(() => undefined);
  await watch.look();
  watch.close();
  expect(onBegin).toHaveBeenCalledTimes(1);
});

it('shuts the doors when planned maintenance begins, without anybody doing anything', async () => {
  const server = await startTestServer();
  try {
    const start = new Date(server.platform.now().getTime() + 60_000).toISOString();
    await server.operate('maintenance', 'set', '--start', start, '--minutes', '5');
    const call = () => server.call('POST', '/v1/auth/user/logout');
    expect((await call()).status).toBe(401);
    server.pass({ minutes: 2 });
    expect(await call()).toMatchObject({ status: 503, body: { code: 4017 } });
    server.pass({ minutes: 5 });
    expect((await call()).status).toBe(401);
  } finally {
    await server.close();
  }
});
