import type { VoiceShownReaction } from '@office/api/realtime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';
import { makeOwnRoom, makeSpeaker, makeVoiceOrganization } from '../../test/voice.ts';
import type { Voice } from '../../test/voice.ts';

let server: TestServer;
let secondServer: TestServer;
let sender: Voice;
let other: Voice;
let witness: Voice;
let outside: Voice;
const received = new Map<Voice, VoiceShownReaction[]>();
const of = (voice: Voice) => received.get(voice) ?? [];

beforeAll(async () => {
  server = await startTestServer();
  secondServer = await startTestServer({ database: server.database });
  const sakura = await makeVoiceOrganization(server, 'Sakura');
  const [aoi, ren, mei, haru] = await Promise.all(
    Array.from({ length: 4 }, () => makeSpeaker(server, sakura)),
  );
  const room = await makeOwnRoom(aoi!, [ren!, mei!]);
  sender = await aoi!.join(room.id);
  other = await ren!.join(room.id, { server: secondServer });
  witness = await mei!.join(room.id, { server: secondServer });
  outside = await haru!.join((await makeOwnRoom(haru!)).id);
  for (const voice of [sender, other, witness, outside])
    voice.socket.on('reaction', (message: VoiceShownReaction) =>
      received.set(voice, [...of(voice), message]),
    );
  await eventually(() => expect(sender.participants()).toHaveLength(3));
});
afterAll(async () => {
  await secondServer.close();
  await server.close();
});

describe('reactions', () => {
  it('are sent to all participants on all processes, including the sender', async () => {
    sender.socket.emit('react', { reaction: 'CLAP' });
    const shown = [{ participantId: sender.id, reaction: 'CLAP' }];
    await eventually(() => expect(of(other)).toEqual(shown));
    expect(of(sender)).toEqual(shown);
    expect(of(outside)).toEqual([]);
  });

  it.each([[null], ['CLAP'], [{}], [{ reaction: '<b>' }]])(
    'are dropped if invalid: %j',
    async (request) => {
      received.clear();
      other.socket.emit('react', request);
      // The answer arrives after the earlier message was processed.
      await other.socket.emitWithAck('continue', {});
      expect(of(other)).toEqual([]);
    },
  );

  it('are dropped above the rate limit', async () => {
    received.clear();
    for (let count = 0; count < 100; count += 1) other.socket.emit('react', { reaction: 'HEART' });
    await other.socket.emitWithAck('continue', {});
    expect(of(other).length).toBeGreaterThan(0);
    expect(of(other).length).toBeLessThan(10);
  });

  it('are dropped after the sender has left the room', async () => {
    // Reactions of earlier tests arrive before the answer.
    await witness.socket.emitWithAck('continue', {});
    received.clear();
    await other.socket.emitWithAck('leave', {});
    other.socket.emit('react', { reaction: 'PARTY' });
    for (const voice of [other, witness]) await voice.socket.emitWithAck('continue', {});
    expect(of(witness)).toEqual([]);
    witness.socket.emit('react', { reaction: 'LAUGH' });
    await eventually(() =>
      expect(of(witness)).toEqual([{ participantId: witness.id, reaction: 'LAUGH' }]),
    );
  });
});
