import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';
import type { Answer } from './office.ts';
import type { TestOrganization } from './people.ts';
import { startTestServer, type TestServer } from './server.ts';
import { makeSpeaker, makeVoiceOrganization, type Speaker, type Voice } from './voice.ts';

type Transcript = Schemas['MeetingTranscript'];

export interface TestTranscripts {
  server: TestServer;
  sakura: TestOrganization;
  aoi: Speaker;
  ren: Speaker;
  mei: Speaker;
  guest: Speaker;
  stranger: Speaker;
  voices: Voice[];
  close(): Promise<void>;
  hangUpAll(): Promise<void>;
  makeMeeting(request?: Partial<Schemas['CreateMeetingRequest']>): Promise<Schemas['Meeting']>;
  join(meetingId: string, ...speakers: Speaker[]): Promise<Voice[]>;
  ask<T = never>(who: Speaker, method: string, path: string, body?: unknown): Promise<Answer<T>>;
  start(who: Speaker, meetingId: string): Promise<Answer<Transcript>>;
  /** Starts the call and a transcript of `aoi`. */
  startTranscript(...others: Speaker[]): Promise<StartedTranscript>;
  say(who: Speaker, path: string, ...texts: string[]): Promise<Answer<never>>;
}

interface StartedTranscript {
  meetingId: string;
  transcript: Transcript;
  /** Path of the transcript, relative to `/v1/meetings`. */
  path: string;
  talk: Voice[];
}

export const lineOf = (text: string, clientId: string = randomUUID()) => ({
  clientId,
  text,
  language: 'ja' as const,
});

export async function startTranscripts(
  options: Pick<NonNullable<Parameters<typeof startTestServer>[0]>, 'log'> = {},
): Promise<TestTranscripts> {
  const server = await startTestServer({ ...options, voiceGrace: 600_000 });
  const sakura = await makeVoiceOrganization(server, 'Sakura');
  const aoi = await makeSpeaker(server, sakura, { name: '青木 葵' });
  const ren = await makeSpeaker(server, sakura, { name: '高橋 蓮' });
  const mei = await makeSpeaker(server, sakura, { name: '伊藤 芽依' });
  const guest = await makeSpeaker(server, sakura, { role: 'GUEST' });
  const northwind = await makeVoiceOrganization(server, 'Northwind');
  const stranger = await makeSpeaker(server, northwind);
  const voices: Voice[] = [];
  const ask: TestTranscripts['ask'] = ({ token }, method, path, body) =>
    server.call(method, `/v1/meetings${path}`, { token, ...(body !== undefined && { body }) });
  const makeMeeting: TestTranscripts['makeMeeting'] = async (request = {}) => {
    const endTime = new Date(server.platform.now().getTime() + 3_600_000).toISOString();
    const { status, body } = await ask<Schemas['Meeting']>(aoi, 'POST', '', {
      title: '定例',
      timeZone: 'Asia/Tokyo',
      participantIds: [ren.userId, guest.userId],
      endTime,
      ...request,
    });
    expect(status).toBe(201);
    return body;
  };
  const join: TestTranscripts['join'] = async (meetingId, ...speakers) => {
    const joined: Voice[] = [];
    for (const speaker of speakers) {
      const { body } = await speaker.call('POST', '/rooms/meeting', { meetingId });
      joined.push(await speaker.join(body.id));
    }
    voices.push(...joined);
    await eventually(() => {
      for (const voice of joined)
        expect(voice.participants().length).toBeGreaterThanOrEqual(joined.length);
    });
    return joined;
  };
  const start: TestTranscripts['start'] = (who, meetingId) =>
    ask(who, 'POST', `/${meetingId}/transcripts`);
  return {
    server,
    sakura,
    aoi,
    ren,
    mei,
    guest,
    stranger,
    voices,
    close: () => server.close(),
    hangUpAll: async () => {
      const open = voices.filter(({ socket }) => socket.connected);
      await Promise.all(open.map((voice) => voice.hangUp()));
      voices.length = 0;
    },
    makeMeeting,
    join,
    ask,
    start,
    startTranscript: async (...others) => {
      const { id: meetingId } = await makeMeeting();
      const talk = await join(meetingId, aoi, ...others);
      const { status, body: transcript } = await start(aoi, meetingId);
      expect(status).toBe(201);
      const path = `/${meetingId}/transcripts/${transcript.id}`;
      return { meetingId, transcript, path, talk };
    },
    say: (who, path, ...texts) =>
      ask(who, 'POST', `${path}/lines`, { lines: texts.map((text) => lineOf(text)) }),
  };
}
