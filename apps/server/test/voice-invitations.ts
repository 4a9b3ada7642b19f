import type { RealtimeMessages, Schemas } from '@office/api';
import type { TestOrganization } from './people.ts';
import { nextMessage, startTestServer, type TestServer } from './server.ts';
import { makeSpeaker, makeVoiceOrganization, type Speaker } from './voice.ts';

type Invite = Schemas['VoiceInvite'];

export interface InvitationTest {
  server: TestServer;
  sakura: TestOrganization;
  aoi: Speaker;
  ren: Speaker;
  mei: Speaker;
  guest: Speaker;
  stranger: Speaker;
  /** Waits for a message. Without `matches`, any message of the kind. */
  next<K extends keyof RealtimeMessages>(
    who: Speaker,
    kind: K,
    matches?: (message: RealtimeMessages[K]) => boolean,
  ): Promise<RealtimeMessages[K]>;
  /** Counts the messages of a kind that a member receives until a final marker message. */
  countMessages(who: Speaker, kind: string, work: () => Promise<unknown>): Promise<number>;
}

export async function startInvitationTest(): Promise<InvitationTest> {
  const server = await startTestServer();
  const sakura = await makeVoiceOrganization(server, 'Sakura');
  const aoi = await makeSpeaker(server, sakura, { role: 'ORGANIZATION_ADMIN', name: '青木 葵' });
  const ren = await makeSpeaker(server, sakura, { name: '高橋 蓮' });
  const mei = await makeSpeaker(server, sakura, { name: '伊藤 芽依' });
  const guest = await makeSpeaker(server, sakura, { role: 'GUEST', name: '森 光' });
  const stranger = await makeSpeaker(server, await makeVoiceOrganization(server, 'Northwind'));
  const everyone = [aoi, ren, mei, guest, stranger];
  const pages = new Map(
    await Promise.all(everyone.map(async (who) => [who, await who.open()] as const)),
  );
  const pageOf = (who: Speaker) => pages.get(who)!;
  return {
    ...{ server, sakura, aoi, ren, mei, guest, stranger },
    next: <K extends keyof RealtimeMessages>(
      who: Speaker,
      kind: K,
      matches: (message: RealtimeMessages[K]) => boolean = () => true,
    ) =>
      new Promise<RealtimeMessages[K]>((resolve) => {
        const page = pageOf(who);
        const listen = (message: RealtimeMessages[K]) => {
          if (!matches(message)) return;
          page.off(kind as string, listen);
          resolve(message);
        };
        page.on(kind as string, listen);
      }),
    countMessages: async (who, kind, work) => {
      let times = 0;
      const count = () => void (times += 1);
      const page = pageOf(who);
      page.on(kind, count);
      await work();
      const last = nextMessage(page, 'ping');
      await server.platform.realtime.publish('ping', 'everyone', { sentAt: 0 });
      await last;
      page.off(kind, count);
      return times;
    },
  };
}

export const callMember = (from: Speaker, to: Speaker) =>
  from.call<Invite>('POST', '/invite', { userId: to.userId });

export const inviteToRoom = (from: Speaker, roomId: string, ...to: Speaker[]) =>
  from.call<Invite>('POST', '/invite', { roomId, userIds: to.map(({ userId }) => userId) });

export const answerInvitation = (
  who: Speaker,
  { invitationId }: Schemas['VoiceInvitation'],
  accepted: boolean,
) =>
  who.call<Schemas['VoiceInviteConfirmation']>('POST', '/invite/confirm', {
    invitationId,
    accepted,
  });

export const invalidInvitation = { status: 422, errors: 'voiceChatInvitationInvalid' };
