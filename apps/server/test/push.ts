import type { Schemas } from '@office/api';
import { pushTokens } from '../src/database/schema/push-tokens.ts';
import { makeChannel, makeChatMembers, roomsPath, type ChatTestMember } from './chat.ts';
import { startFcm, type TestFcm } from './fcm.ts';
import { startOffice, type TestOffice } from './office.ts';

export interface PushTest {
  fcm: TestFcm;
  office: TestOffice;
  organizationId: string;
  aoi: ChatTestMember;
  ren: ChatTestMember;
  mei: ChatTestMember;
  /** A channel of the three. */
  room: Schemas['ChatRoomSummary'];
  /** The direct room of aoi and ren. */
  directRoomId: string;
  /** Forgets the earlier pushes, and subscribes a browser of each member with the name as the token. */
  subscribe(): Promise<void>;
  close(): Promise<void>;
}

export async function startPushTest(): Promise<PushTest> {
  const fcm = await startFcm();
  const office = await startOffice({ fcm: fcm.config });
  const { organization, chatters } = await makeChatMembers(office, [
    '青木 葵',
    '高橋 蓮',
    '伊藤 芽依',
  ]);
  const [aoi, ren, mei] = chatters as [ChatTestMember, ChatTestMember, ChatTestMember];
  const room = await makeChannel(office, [aoi, ren, mei], '営業部');
  const direct = await office.call<Schemas['ChatRoomSummary']>('POST', roomsPath, {
    token: aoi.token,
    body: { type: 'DIRECT', userIds: [ren.userId] },
  });
  return {
    ...{ fcm, office, aoi, ren, mei, room },
    organizationId: organization.organizationId,
    directRoomId: direct.body.id,
    async subscribe() {
      fcm.requests.length = 0;
      await office.platform.db.delete(pushTokens);
      for (const [who, token] of [
        [aoi, 'aoi'],
        [ren, 'ren'],
        [mei, 'mei'],
      ] as const) {
        const body = { fcmToken: token };
        await office.call('POST', '/v1/web-notifications/subscribe', { token: who.token, body });
      }
    },
    async close() {
      await office.close();
      await fcm.close();
    },
  };
}
