import { makeChatMembers, type ChatTestMember } from './chat.ts';
import { startOffice, type TestOffice } from './office.ts';

export interface ChatPair {
  office: TestOffice;
  aoi: ChatTestMember;
  ren: ChatTestMember;
}

export async function startChatPair(): Promise<ChatPair> {
  const office = await startOffice();
  const { chatters } = await makeChatMembers(office, ['青木 葵', '高橋 蓮']);
  const [aoi, ren] = chatters as [ChatTestMember, ChatTestMember];
  return { office, aoi, ren };
}
