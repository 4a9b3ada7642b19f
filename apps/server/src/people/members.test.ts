import type { Schemas } from '@office/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInToOrganization, makeOrganization, makePerson, signIn } from '../../test/people.ts';
import type { TestOrganization, TestPerson } from '../../test/people.ts';
import { startOffice } from '../../test/office.ts';
import type { TestOffice } from '../../test/office.ts';
import { memberships } from '../database/schema/organizations.ts';
import { blockMember } from '../admin/members/member-changes.ts';
import { updateJob } from './job-store.ts';
import { updatePerson } from './person-store.ts';

let office: TestOffice;
let sakura: TestOrganization;
let northwind: TestOrganization;
let aoi: TestPerson;
let stranger: TestPerson;
let token: string;

beforeAll(async () => {
  office = await startOffice();
  sakura = await makeOrganization(office, 'Sakura');
  northwind = await makeOrganization(office, 'Northwind');
  aoi = await makePerson(office, sakura.organizationId, { name: '青木 葵' });
  stranger = await makePerson(office, northwind.organizationId, { name: '青木 他' });
  for (let index = 1; index <= 12; index++) {
    const { userId } = await makePerson(office, sakura.organizationId, {
      name: `社員 ${String(index).padStart(2, '0')}`,
    });
    await updatePerson(office.platform.db, userId, {
      nameKatakana: 'ｼｬｲﾝ',
      nickname: index === 3 ? '100%_ok' : null,
    });
    await updateJob(
      office.platform.db,
      { ...sakura, userId },
      { department: index % 2 ? '開発部' : 'Sales' },
    );
  }
  token = (await signInToOrganization(office, aoi, sakura.organizationId)).token;
});
afterAll(() => office.close());

const search = (query = '', bearer = token) =>
  office.call<Schemas['OrgMemberList']>('GET', `/v1/users/org-members${query}`, { token: bearer });
const names = async (keyword: string) => {
  const { body } = await search(`?limit=100&keyword=${encodeURIComponent(keyword)}`);
  return body.data.map(({ nameKanji }) => nameKanji);
};

describe('member search', () => {
  it('returns pages of ten sorted by name, without the caller and other organisations', async () => {
    const first = (await search()).body;
    expect(first.data).toHaveLength(10);
    expect(first.data[0]).toMatchObject({ nameKanji: '社員 01', role: 'USER', floorId: null });
    expect(first.metadata).toEqual({
      total: 12,
      page: 1,
      limit: 10,
      nextPage: 2,
      hasNextPage: true,
    });
    const second = (await search('?page=2')).body;
    expect(second.data.map(({ nameKanji }) => nameKanji)).toEqual(['社員 11', '社員 12']);
    const everyone = [...first.data, ...second.data].map(({ userId }) => userId);
    expect(everyone).not.toContain(aoi.userId);
    expect(everyone).not.toContain(stranger.userId);
  });

  it('filters by role', async () => {
    const { organizationId } = sakura;
    const { userId } = await makePerson(office, organizationId, { role: 'GUEST', name: '客 一' });
    const found = (await search('?role=GUEST')).body;
    expect(found.data.map(({ nameKanji }) => nameKanji)).toEqual(['客 一']);
    expect(found.metadata.total).toBe(1);
    expect((await search('?role=OWNER')).status).toBe(400);
    await blockMember(office.platform, { organizationId, userId });
  });

  it('matches names, nickname, department and e-mail address', async () => {
    expect(await names('員 07')).toEqual(['社員 07']);
    expect(await names('ｼｬ')).toHaveLength(12);
    expect(await names('シャ')).toHaveLength(12);
    expect(await names('しゃい')).toHaveLength(12);
    expect(await names('ＳＡＬＥＳ')).toHaveLength(6);
    expect(await names('PERSON')).toHaveLength(12);
    expect(await names('青木')).toEqual([]);
  });

  it('ignores character width, kana type and spaces in every field', async () => {
    const { organizationId } = sakura;
    const { userId } = await makePerson(office, organizationId, { name: '渡辺 陽' });
    await updatePerson(office.platform.db, userId, {
      nameKatakana: 'ﾜﾀﾅﾍﾞﾊﾙ',
      nickname: 'はるちゃん',
    });
    await updateJob(office.platform.db, { organizationId, userId }, { department: 'ﾃﾞｻﾞｲﾝ部' });
    const found = [
      '渡辺陽',
      '渡辺　陽',
      'わたなべ',
      'ﾜﾀﾅﾍﾞ',
      'ワタナベ ハル',
      'ハルチャン',
      'ﾊﾙﾁｬﾝ',
    ];
    for (const keyword of [...found, 'デザイン', 'でざいん', 'ﾃﾞｻﾞｲﾝ']) {
      expect(await names(keyword), keyword).toEqual(['渡辺 陽']);
    }
    // A keyword does not match across two fields.
    expect(await names('ハルはる')).toEqual([]);
    await blockMember(office.platform, { organizationId, userId });
  });

  it('matches romanised readings (Hepburn and Kunrei) and multiple words', async () => {
    const { organizationId } = sakura;
    const { userId } = await makePerson(office, organizationId, { name: '大橋 翔平' });
    await updatePerson(office.platform.db, userId, {
      nameKatakana: 'ｵｵﾊｼｼｮｳﾍｲ',
      nickname: 'しょうちゃん',
    });
    await updateJob(office.platform.db, { organizationId, userId }, { department: '経理部' });
    const found = ['oha', 'OHASHI', 'oohasi', 'ōhashi', 'shohei', 'syouhei', 'shou c', 'chan'];
    for (const keyword of [...found, 'shohei ohashi', '大橋 shohei', '経理 しょう', 'おおはs']) {
      expect(await names(keyword), keyword).toEqual(['大橋 翔平']);
    }
    for (const keyword of ['ahashi', 'shohei 渡辺', 'oha.*', 'oha|shain']) {
      expect(await names(keyword), keyword).toEqual([]);
    }
    expect(await names('ｓｙａｉｎ')).toHaveLength(12);
    await blockMember(office.platform, { organizationId, userId });
  });

  it('ranks names that begin with the keyword first', async () => {
    const { organizationId } = await makeOrganization(office, 'Meant');
    const make = async (name: string, nameKatakana: string, nickname: string | null = null) => {
      const person = await makePerson(office, organizationId, { name });
      await updatePerson(office.platform.db, person.userId, { nameKatakana, nickname });
      return person;
    };
    const seeker = await make('林 涼', 'ﾊﾔｼﾘｮｳ');
    await make('中村 海斗', 'ﾅｶﾑﾗｶｲﾄ');
    await make('斎藤 徹', 'ｻｲﾄｳﾄｵﾙ', 'いとさん');
    await make('伊藤 芽依', 'ｲﾄｳﾒｲ');
    const { token: own } = await signInToOrganization(office, seeker, organizationId);
    for (const keyword of ['ito', 'いと', 'イト']) {
      const { body } = await search(`?keyword=${encodeURIComponent(keyword)}`, own);
      const found = body.data.map(({ nameKanji }) => nameKanji);
      expect(found, keyword).toEqual(['伊藤 芽依', '斎藤 徹', '中村 海斗']);
    }
  });

  it('ranks members at the office first and absent members last', async () => {
    const { organizationId, floorId } = await makeOrganization(office, 'Order');
    const make = async (
      nameKatakana: string,
      workingStatus?: string,
      status?: string,
      walks = false,
    ) => {
      const person = await makePerson(office, organizationId, { name: nameKatakana });
      await updatePerson(office.platform.db, person.userId, { nameKatakana });
      const { token: own } = await signInToOrganization(office, person, organizationId);
      const body = { workingStatus, status };
      if (status) await office.call('PATCH', '/v1/users/status', { token: own, body });
      if (walks) {
        const membership = eq(memberships.userId, person.userId);
        await office.platform.db.update(memberships).set({ floorId }).where(membership);
      }
      return own;
    };
    const own = await make('ｱ');
    await make('ｲ', 'HOME', 'ON_VACATION');
    await make('ｳ');
    await make('ｴ', 'HOME', 'AVAILABLE');
    await make('ｵ', 'OFFICE', 'BUSY');
    await make('ｶ', 'IN_WITH_CLIENT', 'BUSY');
    await make('ｷ', 'OFFICE', 'LEAVING');
    await make('ｸ', 'HOME', 'BUSY', true);
    const order = async (query: string) =>
      (await search(query, own)).body.data.map(({ nameKatakana }) => nameKatakana).join('');
    expect(await order('')).toBe('ｵｷｸｴｶｲｳ');
    expect((await order('?limit=4')) + (await order('?limit=4&page=2'))).toBe('ｵｷｸｴｶｲｳ');
  });

  it('treats SQL pattern characters as literals', async () => {
    expect(await names('100%_')).toEqual(['社員 03']);
    expect(await names('%')).toEqual(['社員 03']);
    expect(await names('_')).toEqual(['社員 03']);
    expect(await names('\\')).toEqual([]);
    expect(await names("' or 1=1 --")).toEqual([]);
  });

  it('excludes blocked members', async () => {
    const { organizationId } = sakura;
    const { userId } = await makePerson(office, organizationId, { name: '退職 者' });
    expect(await names('退職')).toHaveLength(1);
    await blockMember(office.platform, { organizationId, userId });
    expect(await names('退職')).toEqual([]);
    expect(await office.call('GET', `/v1/users/${userId}`, { token })).toMatchObject({
      status: 404,
      errors: 'userNotFound',
    });
  });

  it('filters by a floor of the organisation', async () => {
    expect((await search(`?floorId=${sakura.floorId}`)).body.data).toEqual([]);
    expect(await search(`?floorId=${northwind.floorId}`)).toMatchObject({
      status: 404,
      errors: 'floorInvalid',
    });
  });

  it('requires a selected organisation', async () => {
    const session = await signIn(office, aoi);
    expect(await search('', session.token)).toMatchObject({
      status: 403,
      errors: 'organizationNotSelected',
    });
  });

  it('is available to guests', async () => {
    const guest = await makePerson(office, sakura.organizationId, { role: 'GUEST' });
    const session = await signInToOrganization(office, guest, sakura.organizationId);
    expect((await search('', session.token)).status).toBe(200);
  });

  it('hides e-mail addresses from guests and does not match them for guests', async () => {
    const guest = await makePerson(office, sakura.organizationId, { role: 'GUEST' });
    const session = await signInToOrganization(office, guest, sakura.organizationId);
    const { body } = await search('?limit=50', session.token);
    expect(body.data.length).toBeGreaterThan(1);
    expect(new Set(body.data.map(({ email }) => email))).toEqual(new Set([null]));
    const byEmail = `?keyword=${encodeURIComponent(aoi.email)}`;
    expect((await search(byEmail, session.token)).body.data).toEqual([]);
    const colleague = await makePerson(office, sakura.organizationId);
    const member = await signInToOrganization(office, colleague, sakura.organizationId);
    expect((await search(byEmail, member.token)).body.data).toMatchObject([{ email: aoi.email }]);
  });
});

describe('member card', () => {
  it('is visible to members of the same organisation', async () => {
    const { body, status } = await office.call<Schemas['UserCard']>(
      'GET',
      `/v1/users/${aoi.userId}`,
      { token },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      userId: aoi.userId,
      nameKanji: '青木 葵',
      email: aoi.email,
      status: 'LOGGED_OUT',
      workingStatus: 'OFFICE',
    });
    expect(Object.keys(body)).not.toContain('passwordHash');
  });

  it('marks only the administrator who joined first as owner', async () => {
    const { organizationId } = northwind;
    const role = 'ORGANIZATION_ADMIN';
    const first = await makePerson(office, organizationId, { role });
    const second = await makePerson(office, organizationId, { role });
    const viewer = await signInToOrganization(office, second, organizationId);
    const isOwner = async ({ userId }: TestPerson) => {
      const path = `/v1/users/${userId}`;
      const { body } = await office.call<Schemas['UserCard']>('GET', path, viewer);
      return body.ownerAdmin;
    };
    expect(await isOwner(stranger)).toBe(false);
    expect(await isOwner(first)).toBe(true);
    expect(await isOwner(second)).toBe(false);
  });

  it('hides e-mail address and phone number from guests, except their own', async () => {
    const phoneNumber = '0312345678';
    const guest = await makePerson(office, sakura.organizationId, { role: 'GUEST' });
    const { token: guestToken } = await signInToOrganization(office, guest, sakura.organizationId);
    const card = async (userId: string, by: string) =>
      (await office.call<Schemas['UserCard']>('GET', `/v1/users/${userId}`, { token: by })).body;
    const change = { token, body: { phoneNumber } };
    expect((await office.call('PATCH', '/v1/auth/user/profile', change)).status).toBe(200);
    const profile = { nameKanji: '青木 葵', email: aoi.email, phoneNumber };
    expect(await card(aoi.userId, token)).toMatchObject(profile);
    const withheld = { ...profile, email: null, phoneNumber: null };
    expect(await card(aoi.userId, guestToken)).toMatchObject(withheld);
    expect(await card(guest.userId, guestToken)).toMatchObject({ email: guest.email });
    expect(await card(guest.userId, token)).toMatchObject({ email: guest.email });
  });

  it('returns 404 for members of other organisations and unknown users', async () => {
    for (const id of [stranger.userId, '00000000-0000-4000-8000-000000000000']) {
      expect(await office.call('GET', `/v1/users/${id}`, { token })).toMatchObject({
        status: 404,
        errors: 'userNotFound',
      });
    }
    expect((await office.call('GET', '/v1/users/aoi', { token })).status).toBe(400);
  });
});
