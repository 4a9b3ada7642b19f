import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditEntriesOf,
  makeAdministrator,
  type TestAdministrator,
} from '../../../test/administrators.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import {
  makeOrganization,
  makePerson,
  setLatinName,
  signInToOrganization,
  type TestOrganization,
  type TestPerson,
} from '../../../test/people.ts';
import { updatePerson } from '../../people/person-store.ts';
import { addMember } from './member-changes.ts';

type Member = Schemas['AdminMember'];

let office: TestOffice;
let sakura: TestOrganization;
let admin: TestAdministrator;
let sato: TestPerson;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  sakura = await makeOrganization(office, 'Sakura');
  admin = await makeAdministrator(office, sakura.organizationId);
  sato = await makeMember('佐藤 翔太', 'ｻﾄｳｼｮｳﾀ');
  office.sent.length = 0;
});

async function makeMember(name: string, nameKatakana: string) {
  const person = await makePerson(office, sakura.organizationId, { name });
  await updatePerson(office.platform.db, person.userId, { nameKatakana });
  return person;
}
const pathOf = ({ userId }: Pick<TestPerson, 'userId'>) => `/v1/admin/members/${userId}`;
const get = async (person: Pick<TestPerson, 'userId'> = sato) =>
  (await admin.ask<Member>('GET', pathOf(person))).body;
async function change(nameLatin: unknown, person: Pick<TestPerson, 'userId'> = sato) {
  const { version } = await get(person);
  return admin.ask<Member>('PATCH', pathOf(person), { body: { version, nameLatin } });
}
async function profileCall(method: string, body?: object) {
  const { token } = await signInToOrganization(office, sato, sakura.organizationId);
  const path = '/v1/auth/user/profile';
  return (await office.call<Schemas['Profile']>(method, path, { token, ...(body && { body }) }))
    .body;
}

describe('the Latin name of a member', () => {
  it('is derived until an administrator enters one, and again after it is removed', async () => {
    const derived = { nameLatin: 'Satoshota', enteredNameLatin: '', nameLatinEditable: true };
    const { version } = await get();
    expect(await get()).toMatchObject(derived);
    const entered = { nameLatin: 'Sato Shota', enteredNameLatin: 'Sato Shota' };
    expect((await change('Sato Shota')).body).toMatchObject({
      ...entered,
      nameLatinEditable: true,
      version: version + 1,
    });
    expect((await change('Shota Sato')).body.nameLatin).toBe('Shota Sato');
    expect((await change(null)).body).toMatchObject(derived);
  });

  it('is published to the organisation and audited when an administrator changes it', async () => {
    await change('Sato Shota');
    expect(office.sent).toContainEqual({
      kind: 'profileChanged',
      target: { organizationId: sakura.organizationId },
      payload: expect.objectContaining({ userId: sato.userId, nameLatin: 'Sato Shota' }),
    });
    expect((await auditEntriesOf(admin))[0]).toMatchObject({
      action: 'MEMBER_CHANGED',
      target: { kind: 'MEMBER', id: sato.userId },
      before: { nameLatin: 'Satoshota' },
      after: { nameLatin: 'Sato Shota' },
    });
    office.sent.length = 0;
    await change('Sato Shota');
    expect(office.sent).toEqual([]);
  });

  it('can be changed only by the member after the member entered it', async () => {
    await change('Sato Shota');
    // The profile form sends all fields. An unchanged name stays assigned.
    await profileCall('PATCH', { nameLatin: 'Sato Shota', selfIntroduction: 'x' });
    expect((await get()).nameLatinEditable).toBe(true);
    await profileCall('PATCH', { nameLatin: 'Charlie Sato' });
    expect(await get()).toMatchObject({
      enteredNameLatin: 'Charlie Sato',
      nameLatinEditable: false,
    });
    expect(await change('Sato Shota')).toMatchObject({
      status: 409,
      errors: 'latinNameNotEditable',
    });
    expect((await profileCall('GET')).nameLatin).toBe('Charlie Sato');
    await profileCall('PATCH', { nameLatin: null });
    expect((await get()).nameLatinEditable).toBe(true);
  });

  it('cannot be changed by administrators for a member of other organisations', async () => {
    const { organizationId } = await makeOrganization(office, 'Elsewhere');
    await addMember(office.platform, { organizationId, userId: sato.userId, role: 'USER' });
    expect((await get()).nameLatinEditable).toBe(false);
    expect(await change('Sato Shota')).toMatchObject({
      status: 409,
      errors: 'latinNameNotEditable',
    });
  });

  it('can always be changed by administrators in their account', async () => {
    await setLatinName(office, admin, 'Aoki Aoi');
    expect((await get(admin)).nameLatinEditable).toBe(true);
    expect((await change('Aoi Aoki', admin)).body.enteredNameLatin).toBe('Aoi Aoki');
    const second = await makeAdministrator(office, sakura.organizationId);
    const { body } = await second.ask<Member>('GET', pathOf(admin));
    expect(body.nameLatinEditable).toBe(false);
  });

  it('is rejected if another administrator has changed the member', async () => {
    const { version } = await get();
    await change('Sato Shota');
    const body = { version, nameLatin: 'Shota Sato' };
    expect(await admin.ask('PATCH', pathOf(sato), { body })).toMatchObject({
      status: 409,
      errors: 'changedMeanwhile',
    });
  });

  it.each([
    ['佐藤', 'invalid'],
    ['', 'required'],
    ['x'.repeat(256), 'tooLong'],
    [5, 'invalid'],
  ])('rejects %j', async (nameLatin, problem) => {
    expect(await change(nameLatin)).toMatchObject({
      status: 400,
      errors: { nameLatin: problem },
    });
  });
});

describe('the member list in English', () => {
  const names = async (query: string, language = 'en') => {
    const path = `/v1/admin/members?role=USER&${query}`;
    const { body } = await admin.ask<Schemas['AdminMemberList']>('GET', path, { language });
    return body.data.map(({ nameLatin, nameKanji }) => nameLatin ?? nameKanji);
  };

  it('is sorted by the displayed name, in Japanese by the reading', async () => {
    const kato = await makeMember('加藤 悠', 'ｶﾄｳﾕｳ');
    await setLatinName(office, kato, 'yu Kato');
    await makeMember('Emma Clarke', 'ｴﾏｸﾗｰｸ');
    await makeMember('千葉 凛', 'ﾁﾊﾞﾘﾝ');
    const sorted = ['Chibarin', 'Emma Clarke', 'Satoshota', 'yu Kato'];
    expect(await names('sort=name')).toEqual(sorted);
    expect(await names('sort=name&order=desc')).toEqual(sorted.toReversed());
    expect(await names('sort=role')).toEqual(sorted);
    expect(await names('sort=name', 'ja')).toEqual([
      'Emma Clarke',
      'yu Kato',
      'Satoshota',
      'Chibarin',
    ]);
  });

  it('is searched by the Latin name and by the name as written', async () => {
    await setLatinName(office, sato, 'Charlie Brown');
    expect(await names('keyword=charlie')).toEqual(['Charlie Brown']);
    expect(await names(`keyword=${encodeURIComponent('佐藤')}`)).toEqual(['Charlie Brown']);
    expect(await names('keyword=charlie', 'ja')).toEqual(['Charlie Brown']);
  });
});
