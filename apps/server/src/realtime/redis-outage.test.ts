import { encodeMove } from '@office/world/movement';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isQuickSet } from '../../../../scripts/test-set.mjs';
import { makeChannel, makeChatMembers, sendMessage, type ChatTestMember } from '../../test/chat.ts';
import { eventually } from '../../test/eventually.ts';
import { visitFloor } from '../../test/floor-visitor.ts';
import type { TestOrganization } from '../../test/people.ts';
import { hasRedis, startRedis, type TestRedis } from '../../test/redis.ts';
import { nextMessage, startTestServer, type TestServer } from '../../test/server.ts';
import { startTcpProxy, type TcpProxy } from '../../test/tcp-proxy.ts';

const urlOf = ({ port }: TcpProxy) => `redis://127.0.0.1:${port}`;

/** Milliseconds. With a margin for a busy machine over the two seconds of a fallback. */
const fallbackLimit = 4000;
const recoveryLimit = 10_000;

describe.skipIf(!hasRedis)('two server processes that lose Redis (if installed)', () => {
  let redis: TestRedis;
  let proxies: [TcpProxy, TcpProxy];
  let servers: [TestServer, TestServer];
  let organization: TestOrganization;
  let aoi: ChatTestMember;
  let ren: ChatTestMember;
  let mei: ChatTestMember;
  let roomId: string;
  let heard: string[];
  let sent: string[];

  beforeAll(async () => {
    redis = await startRedis();
    proxies = [await startTcpProxy(redis.port), await startTcpProxy(redis.port)];
    const server = await startTestServer({ config: { redisUrl: urlOf(proxies[0]) } });
    const config = { redisUrl: urlOf(proxies[1]) };
    servers = [server, await startTestServer({ config, database: server.database })];
    const made = await makeChatMembers(server, ['青木 葵', '高橋 蓮', '伊藤 芽依']);
    organization = made.organization;
    [aoi, ren, mei] = made.chatters as [ChatTestMember, ChatTestMember, ChatTestMember];
    roomId = (await makeChannel(server, [aoi, ren])).id;
    const reader = servers[1].connect(ren.token);
    await reader.ready;
    reader.on('newMessageToRoom', ({ message }: { message: { id: string } }) =>
      heard.push(message.id),
    );
  });
  beforeEach(async () => {
    [heard, sent] = [[], []];
    await eventually(() => expectFallback(false));
  });
  afterEach(() => proxies.forEach((proxy) => proxy.restore()));
  afterAll(async () => {
    const [first, second] = servers;
    await second.close();
    await first.close();
    for (const proxy of proxies) proxy.stop();
    redis.stop();
  });

  const sendOne = async () => {
    const { id } = await sendMessage(servers[0], aoi, roomId, 'おはようございます');
    sent.push(id);
  };
  const expectHeard = () => expect(heard).toEqual(sent);

  async function expectFallback(isFallback: boolean): Promise<void> {
    const texts = await Promise.all(
      servers.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()),
    );
    const values = texts.map((text) => /^office_fanout_fallback (\d)$/m.exec(text)?.[1]);
    expect(values).toEqual(Array(2).fill(String(Number(isFallback))));
  }

  const refuse = ({ cut }: TcpProxy) => cut();
  const ignore = ({ hold }: TcpProxy) => hold();
  const outages = [
    ['refuses both', refuse, [0, 1]],
    ['does not answer both', ignore, [0, 1]],
    ['refuses the sender', refuse, [0]],
    ['refuses the receiver', refuse, [1]],
    ['does not answer the receiver', ignore, [1]],
  ] as const;
  it.each(isQuickSet ? outages.slice(0, 2) : outages)(
    'deliver each message once and in order when Redis %s',
    async (_, fail, affected) => {
      await sendOne();
      for (const index of affected) fail(proxies[index]!);
      for (let count = 0; count < 5; count += 1) await sendOne();
      await vi.waitFor(expectHeard, { timeout: fallbackLimit });
      await vi.waitFor(() => expectFallback(true), { timeout: fallbackLimit });
      for (let count = 0; count < 5; count += 1) await sendOne();
      await eventually(expectHeard);

      for (const proxy of proxies) proxy.restore();
      await vi.waitFor(
        async () => {
          await sendOne();
          await expectFallback(false);
        },
        { timeout: recoveryLimit },
      );
      for (let count = 0; count < 5; count += 1) await sendOne();
      await eventually(expectHeard);
    },
  );

  it('show the position and the presence of people on a floor that changed while Redis did not answer', async () => {
    const { floorId } = organization;
    const watcher = await visitFloor(servers[1], aoi.token, floorId);
    const walker = await visitFloor(servers[0], ren.token, floorId);
    await eventually(() => expect(watcher.find(ren.userId)).toHaveLength(1));
    const { x, z } = walker.find(ren.userId)[0]!;

    for (const { hold } of proxies) hold();
    const move = { x: x - 0.3, z, heading: 0, state: 'walk', sequence: 1 } as const;
    walker.socket.emit('move', encodeMove(move));
    const presence = { workingStatus: 'HOME', status: 'BUSY' };
    await servers[0].call('PATCH', '/v1/users/status', { token: ren.token, body: presence });
    const other = await visitFloor(servers[0], mei.token, floorId);
    const expectPeople = () => {
      expect(watcher.find(ren.userId)).toMatchObject([presence]);
      expect(watcher.find(ren.userId)[0]!.x).toBeCloseTo(x - 0.3, 2);
      expect(watcher.find(mei.userId).map(({ person }) => person)).toEqual([other.self]);
    };
    await eventually(expectPeople);

    other.socket.disconnect();
    for (const { restore } of proxies) restore();
    await vi.waitFor(() => expect(watcher.find(mei.userId)).toEqual([]), {
      timeout: recoveryLimit,
    });
    await vi.waitFor(() => expectFallback(false), { timeout: recoveryLimit });
    expect(watcher.find(ren.userId)).toMatchObject([presence]);
  });

  it('disconnect a member of the other process while Redis refuses', async () => {
    const socket = servers[1].connect(mei.token);
    await socket.ready;
    const message = nextMessage(socket, 'forcedLogout');
    for (const { cut } of proxies) cut();
    await servers[0].platform.realtime.forceLogout({ userId: mei.userId }, 4011);
    expect(await message).toEqual({ code: 4011 });
  });
});
