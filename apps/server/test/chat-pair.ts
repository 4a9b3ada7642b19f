import { makeChatters, type Chatter } from './chat.ts';
import { startOffice, type TestOffice } from './office.ts';

export interface ChatPair {
  office: TestOffice;
  aoi: Chatter;
  ren: Chatter;
}

export async function startChatPair(): Promise<ChatPair> {
  const office = await startOffice();
  const { chatters } = await makeChatters(office, ['青木 葵', '高橋 蓮']);
  const [aoi, ren] = chatters as [Chatter, Chatter];
  return { office, aoi, ren };
}
