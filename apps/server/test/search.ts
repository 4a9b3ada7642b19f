import type { Schemas } from '@office/api';
import type { SearchKind } from '@office/vocabulary';
import { updateJob } from '../src/people/job-store.ts';
import { updatePerson } from '../src/people/person-store.ts';
import { makeChannel, post } from './chat.ts';
import { makeMember, type TestMember } from './meetings.ts';
import { startOffice, type TestOffice } from './office.ts';
import { makeOrganization, type TestOrganization } from './people.ts';

export interface TestSearch {
  office: TestOffice;
  sakura: TestOrganization;
  aoi: TestMember;
  ren: TestMember;
  guest: TestMember;
  admin: TestMember;
  stranger: TestMember;
  roomId: string;
}

export async function startSearch(): Promise<TestSearch> {
  const office = await startOffice();
  const sakura = await makeOrganization(office, 'Sakura');
  const northwind = await makeOrganization(office, 'Northwind');
  const aoi = await makeMember(office, sakura, { name: '青木 葵' });
  const ren = await makeMember(office, sakura, { name: '高橋 蓮' });
  const guest = await makeMember(office, sakura, { name: '客人 一郎', role: 'GUEST' });
  const admin = await makeMember(office, sakura, { name: '管理 者', role: 'ORGANIZATION_ADMIN' });
  const stranger = await makeMember(office, northwind, { name: '高橋 他' });
  const { db } = office.platform;
  await updatePerson(db, ren.userId, { nameKatakana: 'ﾀｶﾊｼﾚﾝ', nickname: 'れんれん' });
  await updateJob(db, { ...sakura, userId: ren.userId }, { department: '開発部' });
  const makeRoom = async (who: TestMember, name: string) =>
    (await makeChannel(office, [who], name)).id;
  const roomId = await makeRoom(aoi, 'さくら企画室');
  await makeRoom(ren, 'さくら秘密室');
  await makeRoom(stranger, 'さくら他社室');
  return { office, sakura, aoi, ren, guest, admin, stranger, roomId };
}

export async function sendMessage(
  office: TestOffice,
  who: TestMember,
  roomId: string,
  content: string,
  threadRootId?: string,
): Promise<string> {
  const body = { content, ...(threadRootId && { threadRootId }) };
  return (await post(office, who, roomId, body)).body.id;
}

export const searchFor = (
  office: TestOffice,
  { token }: TestMember,
  query: Record<string, string>,
  language = 'ja',
) =>
  office.call<Schemas['SearchAnswer']>(
    'GET',
    `/v1/search?${new URLSearchParams({ ...query, limit: query['limit'] ?? '5' })}`,
    { token, language },
  );

export type HitsQuery = [who: TestMember, q: string, kind: SearchKind, language?: string];

export async function findHits(
  office: TestOffice,
  ...[who, q, kind, language]: HitsQuery
): Promise<Schemas['SearchHit'][]> {
  const { status, body } = await searchFor(office, who, { q, kinds: kind, limit: '50' }, language);
  if (status !== 200) throw new Error(`the search answered ${JSON.stringify(body)}`);
  const other = body.groups.find((group) => group.kind !== kind);
  if (other) throw new Error(`the search for ${kind} answered ${other.kind}`);
  return body.groups[0]?.hits ?? [];
}
