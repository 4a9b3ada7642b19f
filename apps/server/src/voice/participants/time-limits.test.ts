import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { startTestServer } from '../../../test/server.ts';
import type { TestServer } from '../../../test/server.ts';
import { makeOwnRoom, makeSpeaker, makeVoiceOrganization } from '../../../test/voice.ts';
import type { Speaker, Voice } from '../../../test/voice.ts';
import { voiceParticipants } from '../../database/schema/voice.ts';
import { saveAloneSince } from '../store/participant-store.ts';
import { endExpired } from './time-limits.ts';

let server: TestServer;
let otherServer: TestServer;
let aoi: Speaker;
let ren: Speaker;
beforeAll(async () => {
  server = await startTestServer({ voiceHeartbeat: 20 });
  otherServer = await startTestServer({ database: server.database, voiceHeartbeat: 20 });
  const sakura = await makeVoiceOrganization(server, 'Sakura');
  aoi = await makeSpeaker(server, sakura);
  ren = await makeSpeaker(server, sakura);
});
afterAll(async () => {
  await otherServer.close();
  await server.close();
});

const minute = 60_000;
const rows = () => server.platform.db.select().from(voiceParticipants);
const rowOf = async (voice: Voice) =>
  (await rows()).find(({ participantId }) => participantId === voice.id)!;
async function after(minutes: number): Promise<void> {
  const now = () => new Date(Date.now() + minutes * minute);
  const connections = (await rows()).map(({ connectionId }) => connectionId);
  await endExpired({ ...server.platform, now }, connections);
}
const talk = async () => {
  const room = await makeOwnRoom(aoi, [ren]);
  const one = await aoi.join(room.id);
  const two = await ren.join(room.id, { server: otherServer });
  await eventually(() => expect(one.participants()).toHaveLength(2));
  return { roomId: room.id, one, two };
};
async function expireConfirmations(): Promise<void> {
  await server.platform.db
    .update(voiceParticipants)
    .set({ confirmedAt: new Date(Date.now() - 10 * minute) });
}
const isFresh = async (voice: Voice) =>
  (await rowOf(voice)).confirmedAt.getTime() > Date.now() - 5 * minute;

describe('time limits', () => {
  it('removes a participant after 15 minutes alone, reset by company but not by rejoining', async () => {
    const { roomId, one, two } = await talk();
    expect((await rowOf(one)).aloneSince).toBeNull();
    await two.hangUp();
    await eventually(async () => expect((await rowOf(one)).aloneSince).not.toBeNull());
    const since = (await rowOf(one)).aloneSince;
    one.socket.io.engine.close();
    const back = await aoi.join(roomId, { participantId: one.id });
    expect(back.id).toBe(one.id);
    const rejoined = await aoi.join(roomId);
    expect((await rowOf(rejoined)).aloneSince).toEqual(since);
    await after(15);
    expect(rejoined.ended()).toBeNull();
    await after(15.5);
    await eventually(() => expect(rejoined.ended()).toEqual({ roomId, reason: 'alone' }));
    expect(await rows()).toEqual([]);
    back.socket.disconnect();
    rejoined.socket.disconnect();
  });

  it('counts a participant as alone after the process of the others was killed', async () => {
    const room = await makeOwnRoom(aoi);
    const one = await aoi.join(room.id);
    await saveAloneSince(server.platform.db, room.id, null);
    await eventually(async () => expect((await rowOf(one)).aloneSince).not.toBeNull());
    await one.hangUp();
  });

  it('removes participants without confirmation after 15 minutes plus one minute to answer', async () => {
    const { roomId, one, two } = await talk();
    await after(16);
    expect([one.ended(), two.ended()]).toEqual([null, null]);
    await after(16.5);
    await eventually(() => {
      expect(one.ended()).toEqual({ roomId, reason: 'unanswered' });
      expect(two.ended()).toEqual({ roomId, reason: 'unanswered' });
    });
    one.socket.disconnect();
    two.socket.disconnect();
  });

  it('counts speech as confirmation for speaker and listeners on all processes', async () => {
    const { one, two } = await talk();
    await expireConfirmations();
    one.socket.emit('speaking', { speaking: true });
    await eventually(async () => {
      expect(await isFresh(one)).toBe(true);
      expect(await isFresh(two)).toBe(true);
    });
    await Promise.all([one.hangUp(), two.hangUp()]);
  });

  it('confirms only the answering participant, and not one who reconnects', async () => {
    const { roomId, one, two } = await talk();
    await expireConfirmations();
    expect(await one.socket.emitWithAck('continue', {})).toEqual({ ok: true });
    await eventually(async () => expect(await isFresh(one)).toBe(true));
    two.socket.io.engine.close();
    const back = await ren.join(roomId, { participantId: two.id, server: otherServer });
    expect(back.id).toBe(two.id);
    expect(await isFresh(back)).toBe(false);
    await Promise.all([one.hangUp(), back.hangUp()]);
  });
});
