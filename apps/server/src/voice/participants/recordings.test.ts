import type { VoiceRecordingAnswer, VoiceRecordingEnded } from '@office/api/realtime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import type { TestOrganization } from '../../../test/people.ts';
import { nextMessage, startTestServer } from '../../../test/server.ts';
import type { TestServer } from '../../../test/server.ts';
import { makeSpeaker, makeVoiceOrganization } from '../../../test/voice.ts';
import type { Speaker, Voice } from '../../../test/voice.ts';

let server: TestServer;
let otherServer: TestServer;
let sakura: TestOrganization;
let admin: Speaker;
let voices: Voice[] = [];
beforeAll(async () => {
  server = await startTestServer({ voiceGrace: 600_000 });
  otherServer = await startTestServer({ database: server.database, voiceGrace: 600_000 });
  sakura = await makeVoiceOrganization(server, 'Sakura');
  admin = await makeSpeaker(server, sakura, { role: 'ORGANIZATION_ADMIN' });
});
afterAll(async () => {
  await otherServer.close();
  await server.close();
});
beforeEach(() => async () => {
  const open = voices.filter(({ socket }) => socket.connected);
  await Promise.all(open.map((voice) => voice.hangUp()));
  voices = [];
});

const invalid = { ok: false, error: 'voiceRecordingInvalid' };
const notInRoom = { ok: false, error: 'voiceChatRoomInvalid' };
const ok = { ok: true };

const ask = async ({ socket }: Voice) =>
  (await socket.emitWithAck('askToRecord', {})) as VoiceRecordingAnswer;
const requestRecording = async (voice: Voice): Promise<string> => {
  const answer = await ask(voice);
  if (!answer.ok) throw new Error(`ask answered ${answer.error}`);
  return answer.recordingId;
};
const agree = ({ socket }: Voice, recordingId: string) =>
  socket.emitWithAck('agreeToRecording', { recordingId });
const end = ({ socket }: Voice, recordingId: string) =>
  socket.emitWithAck('endRecording', { recordingId });
const status = (voice: Voice) => voice.recording()?.status ?? null;

async function makeRoom(): Promise<string> {
  return (await admin.call('POST', '/rooms', { kind: 'ADMIN', name: '録画' })).body.id;
}

async function joinParticipants(count: number): Promise<{ roomId: string; talk: Voice[] }> {
  const roomId = await makeRoom();
  const speakers = await Promise.all(
    Array.from({ length: count }, () => makeSpeaker(server, sakura)),
  );
  const talk: Voice[] = [];
  for (const [index, speaker] of speakers.entries())
    talk.push(await speaker.join(roomId, { server: index % 2 ? otherServer : server }));
  voices.push(...talk);
  await eventually(() => {
    for (const voice of talk) expect(voice.participants()).toHaveLength(count);
  });
  return { roomId, talk };
}

async function joins(roomId: string): Promise<Voice> {
  const voice = await (await makeSpeaker(server, sakura)).join(roomId, { server: otherServer });
  voices.push(voice);
  return voice;
}

describe('recording', () => {
  it('begins and notifies everyone once all participants have agreed', async () => {
    const { talk } = await joinParticipants(3);
    const [one, two, three] = talk as [Voice, Voice, Voice];
    const recordingId = await requestRecording(one);
    await eventually(() =>
      expect(three.recording()).toEqual({
        recordingId,
        participantId: one.id,
        status: 'ASKING',
        begunAt: null,
        agreed: [one.id],
        transcript: false,
      }),
    );
    expect(await agree(two, recordingId)).toEqual(ok);
    await eventually(() => expect(one.recording()?.agreed).toEqual([one.id, two.id]));
    expect(status(one)).toBe('ASKING');
    expect(await agree(three, recordingId)).toEqual(ok);
    await eventually(() => {
      for (const voice of talk)
        expect(voice.recording()).toMatchObject({
          status: 'RECORDING',
          begunAt: expect.any(String) as unknown,
        });
    });
  });

  it('tells everyone before they agree whether a transcript is kept', async () => {
    const { talk } = await joinParticipants(2);
    const [one, two] = talk as [Voice, Voice];
    const answer: VoiceRecordingAnswer = await one.socket.emitWithAck('askToRecord', {
      transcript: true,
    });
    expect(answer.ok).toBe(true);
    await eventually(() =>
      expect(two.recording()).toMatchObject({ status: 'ASKING', transcript: true }),
    );
    // A repeated request does not change the request that the others see.
    expect(await ask(one)).toEqual(answer);
    expect(two.recording()).toMatchObject({ transcript: true });
    await end(two, answer.ok ? answer.recordingId : '');
    await eventually(() => expect(two.recording()).toBeNull());
    await ask(one);
    await eventually(() => expect(two.recording()).toMatchObject({ transcript: false }));
  });

  it.each([[null], [{ transcript: 'yes' }]])('rejects an invalid request: %j', async (request) => {
    const { talk } = await joinParticipants(1);
    expect(await talk[0]!.socket.emitWithAck('askToRecord', request)).toEqual({
      ok: false,
      error: 'invalidRequest',
    });
  });

  it('starts exactly once with concurrent requests and agreements', async () => {
    const { talk } = await joinParticipants(5);
    const answers = await Promise.all(talk.map((voice) => ask(voice)));
    const ids = answers.flatMap((answer) => (answer.ok ? [answer.recordingId] : []));
    expect(ids).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok)).toEqual(
      Array(4).fill({ ok: false, error: 'voiceRecordingInProgress' }),
    );
    const recordingId = ids[0]!;
    const fifty = Array.from({ length: 10 }, () => talk).flat();
    const agreed = await Promise.all(fifty.map((voice) => agree(voice, recordingId)));
    expect(agreed).toEqual(Array(50).fill(ok));
    await eventually(() => {
      for (const voice of talk) expect(status(voice)).toBe('RECORDING');
    });
    expect(new Set(talk.map((voice) => voice.recording()?.begunAt)).size).toBe(1);
    const ended = await Promise.all(fifty.map((voice) => end(voice, recordingId)));
    expect(ended.filter((answer) => (answer as { ok: boolean }).ok)).toHaveLength(1);
    expect(ended).toContainEqual(invalid);
    await eventually(() => {
      for (const voice of talk) expect(voice.recording()).toBeNull();
    });
  });

  it('pauses when a participant joins, until they agree or leave', async () => {
    const { roomId, talk } = await joinParticipants(2);
    const [one, two] = talk as [Voice, Voice];
    const recordingId = await requestRecording(one);
    await agree(two, recordingId);
    await eventually(() => expect(status(one)).toBe('RECORDING'));
    const first = await joins(roomId);
    // The join answer already contains the state, so the joiner cannot be heard before seeing it.
    expect(first.recording()).toMatchObject({ status: 'PAUSED', participantId: one.id });
    await eventually(() => expect(status(one)).toBe('PAUSED'));
    await first.hangUp();
    await eventually(() => expect(status(one)).toBe('RECORDING'));
    const second = await joins(roomId);
    await eventually(() => expect(status(two)).toBe('PAUSED'));
    await agree(second, recordingId);
    await eventually(() => expect(status(two)).toBe('RECORDING'));
  });

  it('does not run without the consent of a participant who joins during the last agreement', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { roomId, talk } = await joinParticipants(2);
      const [one, two] = talk as [Voice, Voice];
      const recordingId = await requestRecording(one);
      const unheard: unknown[] = [];
      one.socket.on('participants', ({ participants, recording }) => {
        if (recording?.status === 'RECORDING' && participants.length > recording.agreed.length)
          unheard.push(recording);
      });
      const [joiner] = await Promise.all([joins(roomId), agree(two, recordingId)]);
      await eventually(() => expect(one.participants()).toHaveLength(3));
      expect(['PAUSED', 'ASKING']).toContain(status(one));
      await agree(joiner, recordingId);
      await eventually(() => expect(status(one)).toBe('RECORDING'));
      expect(unheard).toEqual([]);
    }
  });

  it('begins when the last participant without consent leaves', async () => {
    const { talk } = await joinParticipants(3);
    const [one, two, three] = talk as [Voice, Voice, Voice];
    await agree(two, await requestRecording(one));
    await three.hangUp();
    await eventually(() =>
      expect(one.recording()).toMatchObject({
        status: 'RECORDING',
        begunAt: expect.any(String) as unknown,
      }),
    );
  });

  it('ends when a participant declines or stops it, and notifies everyone by whom', async () => {
    const { talk } = await joinParticipants(2);
    const [one, two] = talk as [Voice, Voice];
    const first = await requestRecording(one);
    const ended = nextMessage(one.socket, 'recordingEnded') as Promise<VoiceRecordingEnded>;
    expect(await end(two, first)).toEqual(ok);
    expect(await ended).toMatchObject({
      recordingId: first,
      participantId: two.id,
      reason: 'DECLINED',
    });
    await eventually(() => expect(one.recording()).toBeNull());
    const second = await requestRecording(one);
    expect(await agree(two, first)).toEqual(invalid);
    await agree(two, second);
    await eventually(() => expect(status(one)).toBe('RECORDING'));
    const stopped = nextMessage(one.socket, 'recordingEnded');
    await end(two, second);
    expect(await stopped).toMatchObject({ participantId: two.id, reason: 'STOPPED' });
    const third = await requestRecording(one);
    await eventually(() =>
      expect(two.recording()).toMatchObject({ recordingId: third, agreed: [one.id] }),
    );
  });

  it('ends when the recorder leaves, but continues after a reconnect', async () => {
    const roomId = await makeRoom();
    const recorder = await makeSpeaker(server, sakura);
    const one = await recorder.join(roomId);
    const two = await joins(roomId);
    const recordingId = await requestRecording(one);
    await agree(two, recordingId);
    await eventually(() => expect(status(two)).toBe('RECORDING'));
    one.socket.io.engine.close();
    const back = await recorder.join(roomId, { participantId: one.id });
    voices.push(back);
    expect(back.recording()).toMatchObject({ recordingId, status: 'RECORDING' });
    // A reload creates a new participant without a recorded file.
    const rejoined = await recorder.join(roomId);
    voices.push(rejoined);
    expect(rejoined.recording()).toBeNull();
    await eventually(() => expect(two.recording()).toBeNull());
    await requestRecording(rejoined);
    await eventually(() => expect(status(two)).toBe('ASKING'));
    await rejoined.hangUp();
    await eventually(() => expect(two.recording()).toBeNull());
  });
});

describe('recording consent', () => {
  it('is bound to the participant and requested again after rejoining', async () => {
    const roomId = await makeRoom();
    const one = await joins(roomId);
    const member = await makeSpeaker(server, sakura);
    const two = await member.join(roomId);
    voices.push(two);
    await agree(two, await requestRecording(one));
    await eventually(() => expect(status(one)).toBe('RECORDING'));
    const rejoined = await member.join(roomId);
    voices.push(rejoined);
    expect(rejoined.recording()).toMatchObject({ status: 'PAUSED', agreed: [one.id] });
  });

  it('is rejected for other participants, rooms and organisations', async () => {
    const { talk } = await joinParticipants(2);
    const other = await joinParticipants(2);
    const stranger = await makeVoiceOrganization(server, 'Stranger');
    const foreigner = await makeSpeaker(server, stranger);
    const areas = await foreigner.call<{ data: { id: string }[] }>('GET', '/area-rooms');
    const foreign = await foreigner.join(areas.body.data[0]!.id);
    voices.push(foreign);
    const [one, two] = talk as [Voice, Voice];
    const recordingId = await requestRecording(one);
    const otherRecording = await requestRecording(other.talk[0]!);
    for (const outside of [...other.talk, foreign]) {
      expect(await agree(outside, recordingId)).toEqual(invalid);
      expect(await end(outside, recordingId)).toEqual(invalid);
    }
    expect(await agree(two, otherRecording)).toEqual(invalid);
    const forged = { recordingId, participantId: two.id, agreed: [one.id, two.id] };
    expect(await one.socket.emitWithAck('agreeToRecording', forged)).toEqual(ok);
    await eventually(() => expect(two.recording()).toMatchObject({ agreed: [one.id] }));
    const idle = server.connect(admin.token, '/voice');
    await idle.ready;
    for (const event of ['askToRecord', 'agreeToRecording', 'endRecording'])
      expect(await idle.emitWithAck(event, { recordingId })).toEqual(notInRoom);
    idle.disconnect();
    expect(one.recording()).toMatchObject({ recordingId, status: 'ASKING' });
  });

  it.each([[null], ['x'], [{}], [{ recordingId: 7 }], [{ recordingId: 'everyone' }]])(
    'rejects the invalid request %j',
    async (request) => {
      const { talk } = await joinParticipants(1);
      const [one] = talk as [Voice];
      const refused = { ok: false, error: 'invalidRequest' };
      expect(await one.socket.emitWithAck('agreeToRecording', request)).toEqual(refused);
      expect(await one.socket.emitWithAck('endRecording', request)).toEqual(refused);
      one.socket.emit('agreeToRecording', request, 'no function');
      one.socket.emit('askToRecord');
    },
  );
});

it('rejects recording requests of guests and limits the request rate', async () => {
  const owner = await makeSpeaker(server, sakura);
  const guest = await makeSpeaker(server, sakura, { role: 'GUEST' });
  const { body: room } = await owner.call('POST', '/rooms', {
    kind: 'OWN',
    name: '雑談',
    emails: [guest.email],
  });
  const one = await owner.join(room.id);
  const two = await guest.join(room.id);
  voices.push(one, two);
  expect(await ask(two)).toEqual({ ok: false, error: 'forbidden' });
  const answers: VoiceRecordingAnswer[] = [];
  for (let round = 0; round < 5; round += 1) {
    const answer = await ask(one);
    answers.push(answer);
    if (answer.ok) await end(two, answer.recordingId);
  }
  expect(answers.slice(0, 3).every(({ ok: isAsked }) => isAsked)).toBe(true);
  expect(answers.slice(3)).toEqual(Array(2).fill({ ok: false, error: 'tooManyRequests' }));
});
