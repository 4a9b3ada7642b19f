import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import type { Answer, TestOffice } from './office.ts';
import { signInToOrganization, makeOrganization, makePerson } from './people.ts';
import type { TestOrganization, TestPerson } from './people.ts';

export interface ChatTestMember extends TestPerson {
  token: string;
}

export async function makeChatMembers(
  office: TestOffice,
  names: readonly string[],
  organization?: TestOrganization,
): Promise<{ organization: TestOrganization; chatters: ChatTestMember[] }> {
  const testOrganization = organization ?? (await makeOrganization(office, 'Sakura', 1000));
  const chatters = await Promise.all(
    names.map((name) => makeChatMember(office, testOrganization, { name })),
  );
  return { organization: testOrganization, chatters };
}

export async function makeChatMember(
  office: TestOffice,
  { organizationId }: TestOrganization,
  options: { name?: string; role?: Schemas['Role'] } = {},
): Promise<ChatTestMember> {
  const person = await makePerson(office, organizationId, options);
  const { token } = await signInToOrganization(office, person, organizationId);
  return { ...person, token };
}

export const roomsPath = '/v1/user/chat-rooms';

export async function makeChannel(
  office: TestOffice,
  [owner, ...others]: readonly ChatTestMember[],
  name = '営業部',
): Promise<Schemas['ChatRoomSummary']> {
  const answer = await office.call<Schemas['ChatRoomSummary']>('POST', roomsPath, {
    token: owner!.token,
    body: { type: 'CHANNEL', name, userIds: others.slice(0, 9).map(({ userId }) => userId) },
  });
  if (answer.status !== 201) throw new Error(`room answered ${JSON.stringify(answer)}`);
  return answer.body;
}

export function post(
  office: TestOffice,
  { token }: Pick<ChatTestMember, 'token'>,
  roomId: string,
  message: Partial<Schemas['SendChatMessageRequest']> & { content: string },
): Promise<Answer<Schemas['ChatMessage']>> {
  return office.call('POST', `${roomsPath}/${roomId}/messages`, {
    token,
    body: { clientId: randomUUID(), type: 'TEXT', ...message },
  });
}

export async function sendMessage(
  office: TestOffice,
  sender: Pick<ChatTestMember, 'token'>,
  roomId: string,
  content: string,
  more: Partial<Schemas['SendChatMessageRequest']> = {},
): Promise<Schemas['ChatMessage']> {
  const answer = await post(office, sender, roomId, { content, ...more });
  if (answer.status !== 201) throw new Error(`message answered ${JSON.stringify(answer)}`);
  return answer.body;
}
