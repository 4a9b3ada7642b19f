import type { Schemas } from '@office/api';
import { makeChatMember, makeChatMembers, roomsPath } from './chat.ts';
import type { ChatTestMember } from './chat.ts';
import { startOffice } from './office.ts';
import type { Answer, TestOffice } from './office.ts';
import { makeOrganization } from './people.ts';
import type { TestOrganization } from './people.ts';

export interface RoomOffice {
  office: TestOffice;
  sakura: TestOrganization;
  aoi: ChatTestMember;
  ren: ChatTestMember;
  mei: ChatTestMember;
  guest: ChatTestMember;
  stranger: ChatTestMember;
  as<T = Schemas['ChatRoomSummary']>(
    who: ChatTestMember,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answer<T>>;
  sentTo(kind: string, roomId: string): TestOffice['sent'];
}

export async function startRoomOffice(): Promise<RoomOffice> {
  const office = await startOffice();
  const { organization: sakura, chatters } = await makeChatMembers(office, [
    '青木 葵',
    '高橋 蓮',
    '伊藤 芽依',
  ]);
  const [aoi, ren, mei] = chatters as [ChatTestMember, ChatTestMember, ChatTestMember];
  return {
    office,
    sakura,
    aoi,
    ren,
    mei,
    guest: await makeChatMember(office, sakura, { role: 'GUEST' }),
    stranger: await makeChatMember(office, await makeOrganization(office, 'Northwind')),
    as: ({ token }, method, path, body) =>
      office.call(method, roomsPath + path, { token, ...(body !== undefined && { body }) }),
    sentTo: (kind, roomId) =>
      office.sent.filter(
        (sent) => sent.kind === kind && JSON.stringify(sent.payload).includes(roomId),
      ),
  };
}
