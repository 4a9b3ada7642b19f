import type { RealtimeMessages, Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { voiceInvitations } from '../src/database/schema/voice.ts';
import type { TestOrganization } from './people.ts';
import { nextMessage, startTestServer, type TestServer, type TestSocket } from './server.ts';
import { makeSpeaker, makeVoiceOrganization, type Speaker } from './voice.ts';

type Invite = Schemas['VoiceInvite'];

interface InvitationTest {
  server: TestServer;
  sakura: TestOrganization;
  /** An administrator. */
  aoi: Speaker;
  ren: Speaker;
  mei: Speaker;
  guest: Speaker;
  /** A member of another organisation. */
  stranger: Speaker;
  pages: Map<Speaker, TestSocket>;
}

/** Starts a server with members, each with an open page, for a test file. */
export function setUpInvitationTest() {
  const test = {} as InvitationTest;
  beforeAll(async () => {
    const server = await startTestServer();
    const sakura = await makeVoiceOrganization(server, 'Sakura');
    const aoi = await makeSpeaker(server, sakura, { role: 'ORGANIZATION_ADMIN', name: '青木 葵' });
    const ren = await makeSpeaker(server, sakura, { name: '高橋 蓮' });
    const mei = await makeSpeaker(server, sakura, { name: '伊藤 芽依' });
    const guest = await makeSpeaker(server, sakura, { role: 'GUEST', name: '森 光' });
    const stranger = await makeSpeaker(server, await makeVoiceOrganization(server, 'Northwind'));
    const people = { aoi, ren, mei, guest, stranger };
    const open = async (who: Speaker) => [who, await who.open()] as const;
    const pages = new Map(await Promise.all(Object.values(people).map(open)));
    Object.assign(test, { server, sakura, ...people, pages });
  });
  afterAll(() => test.server.close());
  // Resets the limit of 20 invitations per minute.
  beforeEach(() => test.server.platform.db.delete(voiceInvitations));

  const next = <K extends keyof RealtimeMessages>(who: Speaker, kind: K) =>
    nextMessage(test.pages.get(who)!, kind) as Promise<RealtimeMessages[K]>;

  /** Resolves when a member is notified that a room is empty. */
  function roomEmptied(who: Speaker, roomId: string): Promise<void> {
    const page = test.pages.get(who)!;
    return new Promise((resolve) => {
      const listen = (change: RealtimeMessages['voiceRoomChanged']) => {
        if (change.roomId !== roomId || change.participants?.length !== 0) return;
        page.off('voiceRoomChanged', listen);
        resolve();
      };
      page.on('voiceRoomChanged', listen);
    });
  }

  /** Counts the messages of a kind that a member receives until a final marker message. */
  async function countMessages(
    who: Speaker,
    kind: string,
    work: () => Promise<unknown>,
  ): Promise<number> {
    let times = 0;
    const count = () => void (times += 1);
    const page = test.pages.get(who)!;
    page.on(kind, count);
    await work();
    const last = nextMessage(page, 'ping');
    await test.server.platform.realtime.publish('ping', 'everyone', { sentAt: 0 });
    await last;
    page.off(kind, count);
    return times;
  }

  return { test, next, roomEmptied, countMessages };
}

export const callMember = (from: Speaker, to: Speaker) =>
  from.call<Invite>('POST', '/invite', { userId: to.userId });

export const ask = (from: Speaker, roomId: string, ...to: Speaker[]) =>
  from.call<Invite>('POST', '/invite', { roomId, userIds: to.map(({ userId }) => userId) });

export const answer = (
  who: Speaker,
  { invitationId }: Schemas['VoiceInvitation'],
  accepted: boolean,
) =>
  who.call<Schemas['VoiceInviteConfirmation']>('POST', '/invite/confirm', {
    invitationId,
    accepted,
  });

export const invalidInvitation = { status: 422, errors: 'voiceChatInvitationInvalid' };
