import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeChannel, makeChatMembers, sendMessage, type ChatTestMember } from '../../test/chat.ts';
import { startFcm, type TestFcm } from '../../test/fcm.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { connections } from '../database/schema/connections.ts';

const patiently = { timeout: 15_000 };

let fcm: TestFcm;
let server: TestServer;
beforeAll(async () => {
  fcm = await startFcm();
  server = await startTestServer({ config: { fcm: fcm.config }, presenceGrace: 10 });
});
afterAll(async () => {
  await server.close();
  await fcm.close();
});

it('notifies a connected member by socket, and by push after the connection is closed', async () => {
  const { chatters } = await makeChatMembers(server, ['葵', '蓮', '芽依']);
  const [aoi, ren, mei] = chatters as [ChatTestMember, ChatTestMember, ChatTestMember];
  for (const { token, userId } of [ren, mei]) {
    const body = { fcmToken: userId };
    await server.call('POST', '/v1/web-notifications/subscribe', { token, body });
  }
  const room = await makeChannel(server, [aoi, ren, mei]);
  // The pushes about the new room come first.
  await fcm.untilAsked(2);
  fcm.requests.splice(0);
  const connected = () =>
    server.database.db.$count(connections, eq(connections.userId, ren.userId));
  const socket = server.connect(ren.token);
  await socket.ready;
  await expect.poll(connected, patiently).toBe(1);
  await sendMessage(server, aoi, room.id, '開いている');
  await fcm.untilAsked(1);
  socket.disconnect();
  await expect.poll(connected, patiently).toBe(0);
  await sendMessage(server, aoi, room.id, '閉じている');
  const pushes = await fcm.untilAsked(3);
  const bodies = (token: string) =>
    pushes.filter((push) => push.token === token).map(({ data }) => data.body);
  expect(bodies(ren.userId)).toEqual(['葵：閉じている']);
  expect(bodies(mei.userId)).toEqual(['葵：開いている', '葵：閉じている']);
});
