import type { Schemas } from '@office/api';
import type {
  VoiceEnded,
  VoiceJoinAnswer,
  VoiceParticipants,
  VoiceRecording,
  VoiceRoomParticipant,
  VoiceRoute,
  VoiceTranscript,
} from '@office/api/realtime';
import type { FloorPlan } from '@office/world/floor-plan';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { replaceFloorPlan } from '../src/admin/floors/publication.ts';
import { voiceParticipants } from '../src/database/schema/voice.ts';
import { findActiveMembers } from '../src/people/member-directory.ts';
import { eventually } from './eventually.ts';
import { testPlan } from './floor-plan.ts';
import type { Answer, CallOptions } from './office.ts';
import { signInToOrganization, makeOrganization, makePerson } from './people.ts';
import type { TestOrganization, TestPerson } from './people.ts';
import {
  startTestServer,
  type TestServer,
  type TestServerOptions,
  type TestSocket,
} from './server.ts';

const voicePath = '/v1/voice-chat';

type Room = Schemas['VoiceRoom'];

export interface Speaker extends TestPerson {
  organizationId: string;
  token: string;
  call<T = Room>(method: string, path: string, body?: unknown): Promise<Answer<T>>;
  /** Opens a page socket, so that the member is online. */
  open(server?: TestServer): Promise<TestSocket>;
  join(roomId: string, options?: JoinOptions): Promise<Voice>;
}

export interface JoinOptions {
  muted?: boolean;
  participantId?: string;
  server?: TestServer;
  socket?: TestSocket;
}

export interface Voice {
  socket: TestSocket;
  answer: VoiceJoinAnswer;
  /** Throws if the join was rejected. */
  id: string;
  participants(): VoiceRoomParticipant[];
  recording(): VoiceRecording | null;
  transcript(): VoiceTranscript | null;
  route(): VoiceRoute;
  listeners(): number;
  ended(): VoiceEnded | null;
  hangUp(): Promise<void>;
}

export async function makeSpeaker(
  server: TestServer,
  { organizationId }: Pick<TestOrganization, 'organizationId'>,
  options: { name?: string; role?: Schemas['Role'] } = {},
): Promise<Speaker> {
  const person = await makePerson(server, organizationId, options);
  const { token } = await signInToOrganization(server, person, organizationId);
  const call = <T>(method: string, path: string, body?: unknown) =>
    server.call<T>(method, voicePath + path, { token, ...bodyOf(body) });
  return {
    ...person,
    organizationId,
    token,
    call,
    open: async (where = server) => {
      const socket = where.connect(token);
      await socket.ready;
      // The server stores the presence shortly after the connection.
      await eventually(async () => {
        const [found] = await findActiveMembers(server.platform.db, organizationId, [
          person.userId,
        ]);
        expect(found?.online).toBe(true);
      });
      return socket;
    },
    join: async (roomId, options = {}) => {
      const pass = await call<Schemas['VoiceToken']>('POST', '/token', { roomId });
      if (pass.status !== 200) throw new Error(`token answered ${JSON.stringify(pass)}`);
      const socket = options.socket ?? (options.server ?? server).connect(token, '/voice');
      await socket.ready;
      return joinWith(socket, pass.body.token, options);
    },
  };
}

function bodyOf(body: unknown): Pick<CallOptions, 'body'> {
  return body === undefined ? {} : { body };
}

export async function joinWith(
  socket: TestSocket,
  token: string,
  { muted = false, participantId }: JoinOptions = {},
): Promise<Voice> {
  let roster: Omit<VoiceParticipants, 'roomId'> = {
    participants: [],
    listeners: 0,
    recording: null,
    transcript: null,
    route: 'MESH',
  };
  let ended: VoiceEnded | null = null;
  socket.on('participants', (message: VoiceParticipants) => {
    roster = message;
  });
  socket.on('ended', (message: VoiceEnded) => {
    ended = message;
  });
  const request = { token, muted, ...(participantId && { participantId }) };
  // A newer list can arrive with the answer, so the answer is not applied in a later turn.
  const answer = await new Promise<VoiceJoinAnswer>((resolve) => {
    socket.emit('join', request, (joined: VoiceJoinAnswer) => {
      if (joined.ok) roster = joined;
      resolve(joined);
    });
  });
  return {
    socket,
    answer,
    get id() {
      if (!answer.ok) throw new Error(`join answered ${answer.error}`);
      return answer.participantId;
    },
    participants: () => roster.participants,
    recording: () => roster.recording,
    transcript: () => roster.transcript,
    route: () => roster.route,
    listeners: () => roster.listeners,
    ended: () => ended,
    hangUp: async () => {
      await socket.emitWithAck('leave', {});
      socket.disconnect();
    },
  };
}

export async function makeVoiceOrganization(
  server: TestServer,
  name: string,
): Promise<TestOrganization> {
  const testOrganization = await makeOrganization(server, name, 1000);
  await replaceFloorPlan(server.platform, testOrganization.floorId, talkPlan);
  return testOrganization;
}

export const talkPlan: FloorPlan = {
  ...testPlan,
  zones: [
    ...testPlan.zones,
    {
      ...testPlan.zones[0]!,
      id: 'komorebi',
      kind: 'VOICE',
      name: { ja: 'トークエリア こもれび', en: 'Talk area Komorebi' },
    },
  ],
};

export async function makeOwnRoom(
  owner: Speaker,
  others: readonly Pick<Speaker, 'email'>[] = [],
  name = '雑談',
): Promise<Room> {
  const emails = others.map(({ email }) => email);
  const answer = await owner.call('POST', '/rooms', { kind: 'OWN', name, emails });
  if (answer.status !== 201) throw new Error(`room answered ${JSON.stringify(answer)}`);
  return answer.body;
}

interface VoiceProcesses {
  /** Keeps the participant of a lost connection for the whole test run. */
  firstServer: TestServer;
  /** Removes the participant of a lost connection immediately. */
  secondServer: TestServer;
  sakura: TestOrganization;
  aoi: Speaker;
  ren: Speaker;
  mei: Speaker;
}

export async function startVoiceProcesses(
  options: Pick<TestServerOptions, 'config'> = {},
): Promise<VoiceProcesses> {
  const firstServer = await startTestServer({ ...options, voiceGrace: 600_000 });
  const { database } = firstServer;
  const secondServer = await startTestServer({ ...options, database, voiceGrace: 1 });
  const sakura = await makeVoiceOrganization(firstServer, 'Sakura');
  return {
    ...{ firstServer, secondServer, sakura },
    aoi: await makeSpeaker(firstServer, sakura, { role: 'ORGANIZATION_ADMIN', name: '青木 葵' }),
    ren: await makeSpeaker(firstServer, sakura, { name: '高橋 蓮' }),
    mei: await makeSpeaker(firstServer, sakura, { name: '伊藤 芽依' }),
  };
}

export const participantsIn = ({ platform }: TestServer, roomId: string) =>
  platform.db.select().from(voiceParticipants).where(eq(voiceParticipants.roomId, roomId));

export const userIdsIn = ({ participants }: Voice): string[] =>
  participants().map(({ userId }) => userId);

export const hangUpAll = (voices: Voice[]): Promise<unknown> =>
  Promise.all(voices.map((voice) => voice.hangUp()));
