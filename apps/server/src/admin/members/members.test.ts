import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditEntriesOf,
  makeAdministrator,
  membershipOf,
  type TestAdministrator,
} from '../../../test/administrators.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import { addPasskey } from '../../../test/passkeys.ts';
import {
  signInToOrganization,
  makeOrganization,
  makePerson,
  setLatinName,
  type TestOrganization,
  type TestPerson,
} from '../../../test/people.ts';
import { updateJob } from '../../people/member-directory.ts';
import { updatePerson } from '../../people/person-store.ts';
import { setRole } from './member-changes.ts';

type Member = Schemas['AdminMember'];
type List = Schemas['AdminMemberList'];

let office: TestOffice;
let sakura: TestOrganization;
let elsewhere: TestOrganization;
let admin: TestAdministrator;
beforeAll(async () => {
  office = await startOffice();
  elsewhere = await makeOrganization(office, 'Elsewhere');
});
afterAll(() => office.close());
beforeEach(async () => {
  sakura = await makeOrganization(office, 'Sakura');
  admin = await makeAdministrator(office, sakura.organizationId);
  office.sent.length = 0;
});

const path = (userId: string, rest = '') => `/v1/admin/members/${userId}${rest}`;
const entries = () => auditEntriesOf(admin);

describe('member list', () => {
  const list = async (query: string) => {
    const answer = await admin.ask<List>('GET', `/v1/admin/members?${query}`);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const names = async (query: string) => (await list(query)).data.map(({ nameKanji }) => nameKanji);

  /** Adds three named members. The administrator sorts first, without a name reading. */
  async function makeThree() {
    const { organizationId } = sakura;
    const three = [
      ['伊藤 芽依', 'ｲﾄｳﾒｲ', 'デザイン部', 'USER'],
      ['高橋 蓮', 'ﾀｶﾊｼﾚﾝ', '開発部', 'USER'],
      ['森 光', 'ﾓﾘﾋｶﾙ', null, 'GUEST'],
    ] as const;
    const ids: string[] = [];
    for (const [name, nameKatakana, department, role] of three) {
      const { userId } = await makePerson(office, organizationId, { name, role });
      await updatePerson(office.platform.db, userId, { nameKatakana });
      await updateJob(office.platform.db, { organizationId, userId }, { department });
      ids.push(userId);
    }
    return ids;
  }

  it('marks the administrator who joined first as owner', async () => {
    const { organizationId } = sakura;
    const second = await makeAdministrator(office, organizationId);
    await makeThree();
    const owners = async () => {
      const { body } = await second.ask<List>('GET', '/v1/admin/members');
      return body.data.filter(({ ownerAdmin }) => ownerAdmin).map(({ userId }) => userId);
    };
    expect(await owners()).toEqual([admin.userId]);
    await setRole(office.platform, { organizationId, userId: admin.userId }, 'USER');
    expect(await owners()).toEqual([second.userId]);
  });

  it('is searched, filtered, sorted and paged', async () => {
    const [mei, ren] = await makeThree();
    expect(await names('sort=name')).toHaveLength(4);
    expect((await names('sort=name')).slice(1)).toEqual(['伊藤 芽依', '高橋 蓮', '森 光']);
    expect((await names('sort=name&order=desc')).slice(0, 3)).toEqual([
      '森 光',
      '高橋 蓮',
      '伊藤 芽依',
    ]);
    expect((await names('sort=department')).slice(0, 2)).toEqual(['伊藤 芽依', '高橋 蓮']);
    // Pages in the second half are read from the end.
    const paged = [];
    for (const page of [1, 2, 3, 4]) paged.push(...(await names(`limit=1&page=${page}`)));
    expect(paged).toEqual(await names('sort=name'));
    expect((await list('limit=1&page=2')).metadata).toMatchObject({ total: 4, nextPage: 3 });
    for (const keyword of ['たかはし', 'ﾀｶﾊ', 'takahasi', '高橋　蓮', '開発']) {
      expect(await names(`keyword=${encodeURIComponent(keyword)}`), keyword).toEqual(['高橋 蓮']);
    }
    expect(await names('role=GUEST')).toEqual(['森 光']);
    expect(await names('role=ORGANIZATION_ADMIN')).toHaveLength(1);
    expect(await names(`department=${encodeURIComponent('開発部')}`)).toEqual(['高橋 蓮']);
    expect(await names('department=&role=GUEST')).toEqual(['森 光']);
    await admin.ask('POST', path(mei!, '/block'));
    expect(await names('block=ORGANIZATION')).toEqual(['伊藤 芽依']);
    expect(await names('block=NONE')).toHaveLength(3);
    expect(await names('sort=block')).toHaveProperty('0', '伊藤 芽依');
    expect(await names('language=en')).toEqual([]);
    expect(await names('online=true')).toEqual([]);
    await signInToOrganization(office, await emailOf(ren!), sakura.organizationId);
    expect((await names('sort=lastSeen')).slice(0, 2)).toContain('高橋 蓮');
  });

  it('shows and filters by a second factor, and counts administrators without one', async () => {
    const { organizationId } = sakura;
    const person = await makePerson(office, organizationId, { name: '高橋 蓮' });
    await addPasskey(office, await signInToOrganization(office, person, organizationId));
    expect(await names('twoFactor=true')).toEqual(['高橋 蓮']);
    expect(await names('twoFactor=false')).not.toContain('高橋 蓮');
    const [row] = (await list('twoFactor=true')).data;
    expect(row).toMatchObject({ twoFactor: true });
    const lacking = async () =>
      (await admin.ask<Schemas['AdminOrganization']>('GET', '/v1/admin/organization')).body
        .administratorsWithoutTwoFactor;
    expect(await lacking()).toBe(1);
    const version = row!.version;
    const body = { version, role: 'ORGANIZATION_ADMIN' };
    expect((await admin.ask('PATCH', path(person.userId), { body })).status).toBe(200);
    expect(await lacking()).toBe(1);
  });

  it('contains only members of the administered organisation', async () => {
    const stranger = await makePerson(office, elsewhere.organizationId, { name: '他人' });
    expect(await names('limit=100')).not.toContain('他人');
    for (const [method, rest, sent] of [
      ['GET', '', undefined],
      ['PATCH', '', { version: 1, role: 'GUEST' }],
      ['DELETE', '', undefined],
      ['POST', '/block', undefined],
      ['POST', '/unblock', undefined],
      ['POST', '/unlock', undefined],
      ['DELETE', '/sessions', undefined],
      ['DELETE', `/sessions/${stranger.userId}`, undefined],
    ] as const) {
      const answer = await admin.ask(method, path(stranger.userId, rest), sent && { body: sent });
      expect(answer, `${method} ${rest}`).toMatchObject({ status: 404, errors: 'userNotFound' });
    }
    expect(await membershipOf(office, { ...elsewhere, userId: stranger.userId })).toEqual({
      role: 'USER',
      blocked: false,
    });
  });

  it('is exported for spreadsheets and audited', async () => {
    const { userId } = await makePerson(office, sakura.organizationId, { name: '高橋 蓮' });
    const member = { organizationId: sakura.organizationId, userId };
    await setLatinName(office, member, 'Takahashi Ren');
    await updateJob(office.platform.db, member, { department: '=1+1' });
    const response = await fetch(`${office.url}/api/v1/admin/members/export?keyword=1%2B1`, {
      headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'ja' },
    });
    expect(response.headers.get('content-type')).toMatch(/^text\/csv/);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^"氏名","フリガナ","英語表記","メールアドレス","部署"/);
    expect(lines[1]).toContain('"高橋 蓮","","Takahashi Ren",');
    expect(lines[1]).toContain(`,"'=1+1",`);
    expect((await entries())[0]).toMatchObject({
      action: 'MEMBERS_EXPORTED',
      after: { members: 1, keyword: '1+1' },
    });
  });
});

async function emailOf(userId: string): Promise<Pick<TestPerson, 'email'>> {
  const { body } = await admin.ask<Member>('GET', path(userId));
  return body;
}

it('stores changes of a member and rejects an outdated version', async () => {
  const { userId } = await makePerson(office, sakura.organizationId);
  const { version } = (await admin.ask<Member>('GET', path(userId))).body;
  const body = { version, role: 'GUEST', department: '総務部', jobTitle: '主任' };
  expect(await admin.ask<Member>('PATCH', path(userId), { body })).toMatchObject({
    status: 200,
    body: { role: 'GUEST', department: '総務部', jobTitle: '主任' },
  });
  const staleChange = { version, department: '営業部' };
  expect(await admin.ask('PATCH', path(userId), { body: staleChange })).toMatchObject({
    status: 409,
    errors: 'changedMeanwhile',
  });
});

describe('bulk changes', () => {
  const insertMembers = (organizationId: string, count: number) =>
    office.database.pool.query(
      `WITH people AS (
         INSERT INTO users (email, name_kanji)
         SELECT gen_random_uuid() || '@example.com', '人' || i FROM generate_series(1, $2::int) AS i
         RETURNING id
       ) INSERT INTO memberships (organization_id, user_id) SELECT $1, id FROM people`,
      [organizationId, count],
    );
  const departmentsOf = async (organizationId: string) =>
    (
      await office.database.pool.query(
        `SELECT department, count(*)::int FROM memberships
         WHERE organization_id = $1 AND role = 'USER' GROUP BY department`,
        [organizationId],
      )
    ).rows;

  it('are applied one by one, and the response lists failed members', async () => {
    const { organizationId } = sakura;
    const people = [];
    for (let index = 0; index < 3; index += 1)
      people.push(await makePerson(office, organizationId));
    await setRole(office.platform, { organizationId, userId: people[2]!.userId }, 'GUEST');
    const stranger = await makePerson(office, elsewhere.organizationId);
    const userIds = [stranger, ...people].map(({ userId }) => userId);
    const body = { action: 'ROLE', role: 'GUEST', members: { userIds } };
    const answer = await admin.ask('POST', '/v1/admin/members/bulk', { body });
    expect(answer.body).toMatchObject({
      total: 4,
      changed: 2,
      unchanged: 1,
      failed: [{ userId: stranger.userId, error: 'userNotFound', nameKanji: null }],
    });
    const members = { filter: { role: 'GUEST' }, except: [people[0]!.userId], expected: 2 };
    const moved = await admin.ask('POST', '/v1/admin/members/bulk', {
      body: { action: 'DEPARTMENT', department: '社外', members },
    });
    expect(moved.body).toMatchObject({ total: 2, changed: 2, failed: [] });
    const request = { action: 'BLOCK', members: { ...members, expected: 3 } };
    expect(await admin.ask('POST', '/v1/admin/members/bulk', { body: request })).toMatchObject({
      status: 409,
      errors: 'changedMeanwhile',
    });
  });

  it('continue with the members after the first 500, in one audit entry', async () => {
    const { organizationId } = await makeOrganization(office, 'Large');
    const owner = await makeAdministrator(office, organizationId);
    await insertMembers(organizationId, 620);
    const department = '大阪支社';
    const filter = { role: 'USER' };
    const request = { action: 'DEPARTMENT', department, members: { filter, expected: 620 } };
    const send = (members = {}) =>
      owner.ask<Schemas['ChangedMembers']>('POST', '/v1/admin/members/bulk', {
        body: { ...request, members: { ...request.members, ...members } },
      });
    const first = await send();
    expect(first.body).toMatchObject({ total: 500, changed: 500, failed: [] });
    const { continuation } = first.body;
    const forged = `${randomUUID()}${continuation!.slice(36)}`;
    expect(await send({ continuation: forged })).toMatchObject({
      status: 400,
      errors: { continuation: 'invalid' },
    });
    const second = await send({ continuation });
    expect(second.body).toMatchObject({ total: 120, changed: 120, continuation: null });
    expect(await departmentsOf(organizationId)).toEqual([{ department, count: 620 }]);
    const entries = (await auditEntriesOf(owner)).filter(
      ({ action }) => action === 'MEMBER_CHANGED',
    );
    expect(entries).toMatchObject([{ after: { selected: 620, department } }]);
  });

  it.each([
    [{ action: 'ROLE', members: { userIds: ['00000000-0000-4000-8000-000000000000'] } }],
    [{ action: 'ROLE', role: 'SYSTEM_ADMIN', members: { userIds: [] } }],
    [{ action: 'BLOCK', members: { filter: {} } }],
    [{ action: 'BLOCK', members: {} }],
  ])('are rejected for %j', async (body) => {
    const answer = await admin.ask('POST', '/v1/admin/members/bulk', { body });
    expect(answer.status).toBe(400);
  });
});
