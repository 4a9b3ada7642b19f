import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TokenVerifier } from 'livekit-server-sdk';
import { expect, it } from 'vitest';
import { LiveKitRouter } from './livekit-router.ts';

const apiSecret = 'a secret of thirty-two characters';
const participant = {
  node: 'livekit',
  roomId: '10000000-5555-4d53-8a0e-2f6f6f1d0d01',
  participantId: '9a471c19-bbbb-4d53-8a0e-2f6f6f1d1201',
  canPublish: true,
};

function routerOf(url: string): LiveKitRouter {
  return new LiveKitRouter({ kind: 'LIVEKIT', from: 6, url, apiKey: 'key', apiSecret });
}

it('issues a token for the room and the participant', async () => {
  const router = routerOf('wss://livekit.example');
  const session = await router.open(participant);
  expect(session.access).toMatchObject({ ok: true, kind: 'LIVEKIT', url: 'wss://livekit.example' });
  const { token } = session.access as Extract<typeof session.access, { kind: 'LIVEKIT' }>;
  const claims = await new TokenVerifier('key', apiSecret).verify(token);
  expect(claims).toMatchObject({
    sub: participant.participantId,
    video: { room: participant.roomId, roomJoin: true, canPublish: true, canSubscribe: true },
  });
  expect(claims.video).not.toHaveProperty('roomAdmin');
});

it('removes a participant who left, and ignores that LiveKit does not know them', async () => {
  const calls: { url: string | undefined; body: unknown }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      calls.push({ url: request.url, body: JSON.parse(text) });
      response.writeHead(404, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ code: 'not_found', msg: 'participant does not exist' }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const session = await routerOf(`ws://127.0.0.1:${port}`).open(participant);
  // The participant continues with the same identity.
  await session.close({ isReplaced: true });
  expect(calls).toEqual([]);
  await session.close();
  server.close();
  expect(calls).toEqual([
    {
      url: '/twirp/livekit.RoomService/RemoveParticipant',
      body: expect.objectContaining({
        room: participant.roomId,
        identity: participant.participantId,
      }) as object,
    },
  ]);
});
