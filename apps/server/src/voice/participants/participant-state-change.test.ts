import type { VoiceRoomParticipant } from '@office/api/realtime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { nextMessage, startTestServer } from '../../../test/server.ts';
import type { TestServer } from '../../../test/server.ts';
import { hangUpAll, makeOwnRoom, makeSpeaker, makeVoiceOrganization } from '../../../test/voice.ts';
import type { Speaker, Voice } from '../../../test/voice.ts';

let server: TestServer;
let secondServer: TestServer;
let speakers: Speaker[];
beforeAll(async () => {
  server = await startTestServer({ voiceHeartbeat: 20 });
  secondServer = await startTestServer({ database: server.database, voiceHeartbeat: 20 });
  const sakura = await makeVoiceOrganization(server, 'Sakura');
  speakers = await Promise.all(Array.from({ length: 5 }, () => makeSpeaker(server, sakura)));
});
afterAll(async () => {
  await secondServer.close();
  await server.close();
});

async function meet(count: number): Promise<{ voices: Voice[]; roomId: string }> {
  const [owner, ...others] = speakers.slice(0, count);
  const { id: roomId } = await makeOwnRoom(owner!, others);
  const voices: Voice[] = [];
  for (const [index, speaker] of speakers.slice(0, count).entries()) {
    voices.push(await speaker.join(roomId, { server: index % 2 ? secondServer : server }));
  }
  for (const voice of voices) {
    await eventually(() => expect(voice.participants()).toHaveLength(count));
  }
  return { voices, roomId };
}
const ask = ({ socket }: Voice, event: string, request: unknown) =>
  socket.emitWithAck(event, request);
const shown = (seenBy: Voice, of: Voice): VoiceRoomParticipant | undefined =>
  seenBy.participants().find(({ participantId }) => participantId === of.id);
const sharing = (voice: Voice) =>
  voice.participants().flatMap(({ participantId, screen }) => (screen ? [participantId] : []));

describe('participant state', () => {
  it('is visible to other participants on all processes, with raised hands in order', async () => {
    const { voices } = await meet(2);
    const [one, two] = voices as [Voice, Voice];
    expect(shown(two, one)).toMatchObject({ camera: false, screen: false, handRaisedAt: null });
    expect(await ask(one, 'setMedia', { camera: true })).toEqual({ ok: true });
    await eventually(() => expect(shown(two, one)).toMatchObject({ camera: true, screen: false }));
    await ask(two, 'raiseHand', { raised: true });
    await ask(one, 'raiseHand', { raised: true });
    await eventually(() => expect(shown(one, one)?.handRaisedAt).not.toBeNull());
    const since = shown(one, two)!.handRaisedAt!;
    expect(since <= shown(one, one)!.handRaisedAt!).toBe(true);
    // Raising the hand again keeps the original time.
    await ask(two, 'raiseHand', { raised: true });
    await ask(two, 'setMedia', { camera: true, screen: true, participantId: one.id });
    await eventually(() => expect(shown(one, two)).toMatchObject({ camera: true, screen: true }));
    expect(shown(one, one)).toMatchObject({ camera: true, screen: false });
    expect(shown(one, two)!.handRaisedAt).toBe(since);
    await ask(two, 'raiseHand', { raised: false });
    await eventually(() => expect(shown(one, two)!.handRaisedAt).toBeNull());
    await hangUpAll(voices);
  });

  it('is kept after a reconnect with the same participant id and reset with a new id', async () => {
    const { voices, roomId } = await meet(2);
    const [one, two] = voices as [Voice, Voice];
    await ask(one, 'setMedia', { camera: true, screen: true });
    await ask(one, 'raiseHand', { raised: true });
    await eventually(() => expect(shown(two, one)?.handRaisedAt).not.toBeNull());
    const before = shown(two, one);
    one.socket.io.engine.close();
    const back = await speakers[0]!.join(roomId, { participantId: one.id });
    expect(shown(back, one)).toEqual(before);
    const rejoined = await speakers[0]!.join(roomId);
    expect(shown(rejoined, rejoined)).toMatchObject({
      camera: false,
      screen: false,
      handRaisedAt: null,
    });
    await hangUpAll([rejoined, two]);
  });

  it('allows one shared screen per room: a new screen replaces and notifies the previous sharer', async () => {
    const { voices, roomId } = await meet(5);
    const [one, two] = voices as [Voice, Voice];
    await ask(one, 'setMedia', { screen: true });
    const taken = nextMessage(one.socket, 'screenTaken');
    expect(await ask(two, 'setMedia', { screen: true })).toEqual({ ok: true });
    expect(await taken).toEqual({ roomId, participantId: two.id });
    await eventually(() => expect(sharing(one)).toEqual([two.id]));
    await ask(one, 'setMedia', { camera: true });
    await eventually(() => expect(shown(one, one)).toMatchObject({ camera: true, screen: false }));
    expect(sharing(one)).toEqual([two.id]);
    const states: unknown[] = [];
    for (const { socket } of voices) socket.on('screenTaken', (message) => states.push(message));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        ask(voices[index % 5]!, 'setMedia', { screen: true }),
      ),
    );
    expect(answers).toEqual(answers.map(() => ({ ok: true })));
    await ask(one, 'raiseHand', { raised: true });
    for (const voice of voices) {
      await eventually(() => expect(shown(voice, one)?.handRaisedAt).not.toBeNull());
      expect(sharing(voice)).toHaveLength(1);
      expect(sharing(voice)).toEqual(sharing(one));
    }
    expect(states.length).toBeGreaterThanOrEqual(4);
    await hangUpAll(voices);
  });

  it('rejects invalid requests and sockets that are not in a room', async () => {
    const { voices } = await meet(1);
    const [one] = voices as [Voice];
    for (const [event, request] of [
      ['setMedia', {}],
      ['setMedia', { camera: 'yes' }],
      ['setMedia', null],
      ['raiseHand', { raised: 1 }],
    ] as const) {
      expect(await ask(one, event, request)).toEqual({ ok: false, error: 'invalidRequest' });
    }
    await ask(one, 'leave', {});
    for (const [event, request] of [
      ['setMedia', { camera: true }],
      ['raiseHand', { raised: true }],
      ['continue', {}],
    ] as const) {
      expect(await ask(one, event, request)).toEqual({ ok: false, error: 'voiceChatRoomInvalid' });
    }
    one.socket.disconnect();
  });
});
