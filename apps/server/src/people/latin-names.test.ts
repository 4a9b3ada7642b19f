import type { Schemas } from '@office/api';
import { localizedName } from '@office/vocabulary';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInToOrganization, makeOrganization, makePerson } from '../../test/people.ts';
import type { TestOrganization, TestPerson } from '../../test/people.ts';
import { startOffice } from '../../test/office.ts';
import type { TestOffice } from '../../test/office.ts';
import { users } from '../database/schema/users.ts';
import { deriveLatinNames } from './latin-name-store.ts';
import { findPersonAppearance } from '../map/movement/floor-visit-store.ts';
import { findPerson, updatePerson } from './person-store.ts';

let office: TestOffice;
let sakura: TestOrganization;
let viewer: string;
let sato: TestPerson;
let token: string;
beforeAll(async () => {
  office = await startOffice();
  sakura = await makeOrganization(office, 'Sakura');
  const aoi = await makePerson(office, sakura.organizationId, { name: '青木 葵' });
  viewer = (await signInToOrganization(office, aoi, sakura.organizationId)).token;
});
afterAll(() => office.close());
beforeEach(async () => {
  sato = await makePerson(office, sakura.organizationId, { name: '佐藤 翔太' });
  token = (await signInToOrganization(office, sato, sakura.organizationId)).token;
  await change({ nameKatakana: 'ｻﾄｳｼｮｳﾀ', nickname: 'しょうた' });
});

const change = (body: unknown) =>
  office.call<Schemas['Profile']>('PATCH', '/v1/auth/user/profile', { token, body });
const card = (bearer = viewer) =>
  office.call<Schemas['UserCard']>('GET', `/v1/users/${sato.userId}`, { token: bearer });
const search = async (keyword: string, bearer = viewer) => {
  const path = `/v1/users/org-members?limit=100&keyword=${encodeURIComponent(keyword)}`;
  const { body } = await office.call<Schemas['OrgMemberList']>('GET', path, { token: bearer });
  return body.data.filter(({ userId }) => userId === sato.userId);
};

describe('Latin names of members', () => {
  it('are derived from the reading when none is entered', async () => {
    expect((await card()).body.nameLatin).toBe('Sato Shota');
    expect((await search('佐藤'))[0]!.nameLatin).toBe('Sato Shota');
    const { body } = await change({ selfIntroduction: null });
    expect(body).toMatchObject({ nameLatin: '', derivedNameLatin: 'Sato Shota' });
  });

  it('follow a changed reading, but keep an entered name until it is removed', async () => {
    await change({ nameKatakana: 'ｻﾄﾐｼｮｳﾀ' });
    expect((await card()).body.nameLatin).toBe('Satomi Shota');
    expect((await change({ nameLatin: 'Shota Satoh' })).body.nameLatin).toBe('Shota Satoh');
    await change({ nameKatakana: 'ｻﾄｳｼｮｳﾀ' });
    expect((await card()).body.nameLatin).toBe('Shota Satoh');
    await change({ nameLatin: null });
    expect((await card()).body.nameLatin).toBe('Sato Shota');
  });

  it('are left out for names in Latin letters and without a reading', async () => {
    await change({ nameKanji: 'Emma Clarke' });
    expect((await card()).body).not.toHaveProperty('nameLatin');
    await change({ nameKanji: '佐藤 翔太', nameKatakana: null });
    expect((await card()).body).not.toHaveProperty('nameLatin');
  });

  it.each([
    ['en', ['Abe Yuki', 'Sato Shota']],
    ['ja', ['佐藤 翔太', '山田 雪']],
  ])('order the people list in the language %s', async (language, expected) => {
    const yuki = await makePerson(office, sakura.organizationId, { name: '山田 雪' });
    const reading = { nameKatakana: 'ﾔﾏﾀﾞﾕｷ', nameLatin: 'Abe Yuki' };
    await updatePerson(office.platform.db, yuki.userId, reading);
    const { body } = await office.call<Schemas['OrgMemberList']>(
      'GET',
      '/v1/users/org-members?limit=100',
      { token: viewer, language },
    );
    const listed = body.data
      .filter(({ userId }) => userId === sato.userId || userId === yuki.userId)
      .map((person) => localizedName(person.nameKanji, person.nameLatin, language));
    expect(listed).toEqual(expected);
  });

  it('are part of people on a floor', async () => {
    const member = { organizationId: sakura.organizationId, userId: sato.userId };
    expect(await findPersonAppearance(office.platform, member)).toMatchObject({
      name: '佐藤 翔太',
      nameLatin: 'Sato Shota',
    });
  });

  it('are found by the search', async () => {
    await change({ nameLatin: 'Charlie Brown' });
    expect(await search('charlie')).toHaveLength(1);
    expect(await search('Brown Charlie')).toHaveLength(1);
    const found = await office.call<unknown>('GET', '/v1/search?q=charlie', {
      token: viewer,
    });
    expect(JSON.stringify(found.body)).toContain(sato.userId);
  });

  it.each([
    ['en', 'Sato Shota'],
    ['ja', '佐藤 翔太'],
  ])('name direct rooms and search results in the language %s', async (language, name) => {
    const options = { token: viewer, language };
    const open = (userIds: string[]) =>
      office.call<Schemas['ChatRoomSummary']>('POST', '/v1/user/chat-rooms', {
        ...options,
        body: { type: 'DIRECT', userIds },
      });
    expect((await open([sato.userId])).body.name).toBe(name);
    const other = await makePerson(office, sakura.organizationId, { name: '森' });
    const group = await open([sato.userId, other.userId]);
    const room = await office.call<Schemas['ChatRoomSummary']>(
      'GET',
      `/v1/user/chat-rooms/${group.body.id}`,
      options,
    );
    expect(room.body.name.split(/[,、] ?/).toSorted()).toEqual([name, '森']);
    const found = await office.call<Schemas['SearchAnswer']>(
      'GET',
      `/v1/search?q=${encodeURIComponent('佐藤 翔太')}&kinds=PERSON`,
      options,
    );
    expect(JSON.stringify(found.body)).toContain(`"text":"${name}"`);
  });

  it('are not visible to other organisations', async () => {
    const northwind = await makeOrganization(office, 'Northwind');
    const other = await makePerson(office, northwind.organizationId);
    const stranger = await signInToOrganization(office, other, northwind.organizationId);
    expect((await card(stranger.token)).status).toBe(404);
    expect(await search('sato', stranger.token)).toEqual([]);
  });

  it.each([
    ['佐藤', 'invalid'],
    ['Sato2', 'invalid'],
    ['. -', 'invalid'],
    ['Sato\nShota', 'invalid'],
    ['Sato\u202eShota', 'invalid'],
    ['<b>Sato</b>', 'invalid'],
    [5, 'invalid'],
    [['Sato'], 'invalid'],
    ['x'.repeat(256), 'tooLong'],
  ])('reject %j', async (nameLatin, problem) => {
    expect(await change({ nameLatin })).toMatchObject({
      status: 400,
      errors: { nameLatin: problem },
    });
    expect((await card()).body.nameLatin).toBe('Sato Shota');
  });

  it.each(["Conan O'Brien", 'Anna Lindström', 'J. R. R. Tolkien', 'Jean-Luc Ōe'])(
    'accept %s',
    async (nameLatin) => {
      expect(await change({ nameLatin })).toMatchObject({ status: 200, body: { nameLatin } });
    },
  );

  it('are derived at the start for rows of an earlier version and changed only once', async () => {
    const { db } = office.platform;
    const { passwordHash } = (await findPerson(db, sato.userId))!;
    const rows = Array.from({ length: 1001 }, (_, index) => ({
      email: `earlier-${index}@example.com`,
      passwordHash,
      nameKanji: '佐藤',
      nameKatakana: 'ｻﾄｳ',
    }));
    const inserted = await db.insert(users).values(rows).returning({ id: users.id });
    await Promise.all([deriveLatinNames(db), deriveLatinNames(db)]);
    const derived = await findPerson(db, inserted.at(-1)!.id);
    expect(derived).toMatchObject({ nameLatin: 'Sato', nameLatinRule: 1 });
  });
});
