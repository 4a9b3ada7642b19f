import type { Schemas } from '@office/api';
import type { Config } from '../src/config/config.ts';
import { chatRooms } from '../src/database/schema/chat.ts';
import { makeChannel, makeChatMembers, roomsPath, type ChatTestMember } from './chat.ts';
import { startOffice, type Answer, type TestOffice } from './office.ts';

type Message = Schemas['ChatMessage'];

export interface TestConversation {
  office: TestOffice;
  organizationId: string;
  aoi: ChatTestMember;
  ren: ChatTestMember;
  mei: ChatTestMember;
  outsider: ChatTestMember;
  as<T = Message>(
    who: Pick<ChatTestMember, 'token'>,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answer<T>>;
  /** Creates a room of all three members. 青木 葵 is its admin. */
  newRoom(): Promise<Schemas['ChatRoomSummary']>;
  slice(who: ChatTestMember, roomId: string, query?: string): Promise<Schemas['ChatMessageSlice']>;
  announced(roomId: string): Message[];
}

export async function startConversation(
  overrides: Partial<Config> = {},
): Promise<TestConversation> {
  const office = await startOffice(overrides);
  const names = ['青木 葵', '高橋 蓮', '伊藤 芽依', '他 人'];
  const { chatters, organization } = await makeChatMembers(office, names);
  const [aoi, ren, mei, outsider] = chatters as [
    ChatTestMember,
    ChatTestMember,
    ChatTestMember,
    ChatTestMember,
  ];
  const as: TestConversation['as'] = ({ token }, method, path, body) =>
    office.call(method, roomsPath + path, { token, ...(body !== undefined && { body }) });
  return {
    office,
    organizationId: organization.organizationId,
    aoi,
    ren,
    mei,
    outsider,
    as,
    newRoom: async () => {
      // Clears the creator, so that tests do not reach the limit of ten rooms per member.
      await office.platform.db.update(chatRooms).set({ createdBy: null });
      return makeChannel(office, [aoi, ren, mei]);
    },
    slice: async (who, roomId, query = '') =>
      (await as<Schemas['ChatMessageSlice']>(who, 'GET', `/${roomId}/messages${query}`)).body,
    announced: (roomId) =>
      office.sent
        .filter(({ kind }) => kind === 'newMessageToRoom')
        .map(({ payload }) => (payload as { message: Message }).message)
        .filter((message) => message.roomId === roomId),
  };
}
