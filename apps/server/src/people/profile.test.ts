import type { Schemas } from '@office/api';
import { defaultAvatar } from '@office/world/avatar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { png } from '../../test/files.ts';
import { signInToOrganization, makeOrganization, makePerson, signIn } from '../../test/people.ts';
import type { TestOrganization, TestPerson } from '../../test/people.ts';
import { startOffice } from '../../test/office.ts';
import type { TestOffice } from '../../test/office.ts';
import { addMember } from '../admin/members/member-changes.ts';

let office: TestOffice;
let sakura: TestOrganization;
let aoi: TestPerson;
let token: string;
beforeAll(async () => {
  office = await startOffice();
  sakura = await makeOrganization(office, 'Sakura');
});
afterAll(() => office.close());
beforeEach(async () => {
  aoi = await makePerson(office, sakura.organizationId, { name: '青木 葵' });
  token = (await signInToOrganization(office, aoi, sakura.organizationId)).token;
  office.sent.length = 0;
});

const path = '/v1/auth/user/profile';
const read = (bearer = token) => office.call<Schemas['Profile']>('GET', path, { token: bearer });
const change = (body: unknown) => office.call<Schemas['Profile']>('PATCH', path, { token, body });

describe('own profile', () => {
  it('returns all personal data and the membership data of the selected organisation', async () => {
    expect((await read()).body).toEqual({
      id: aoi.userId,
      email: aoi.email,
      nameKanji: '青木 葵',
      nameKatakana: '',
      nameLatin: '',
      nickname: null,
      gender: null,
      dateOfBirth: null,
      department: null,
      jobTitle: null,
      phoneNumber: null,
      language: 'ja',
      selfIntroduction: null,
      avatarUrl: null,
      officeAvatar: defaultAvatar(aoi.userId),
      role: 'USER',
      status: 'LOGGED_OUT',
      workingStatus: 'OFFICE',
      lastManual: null,
      automatic: null,
    });
    const { token: before } = await signIn(office, aoi);
    expect((await read(before)).body).toMatchObject({
      role: null,
      status: null,
      workingStatus: null,
    });
  });

  it('updates the given fields, keeps the others and clears fields set to null', async () => {
    const officeAvatar = { ...defaultAvatar('someone'), accessory: 'glasses' };
    const sent = {
      nameKatakana: 'ｱｵｷｱｵｲ',
      nickname: 'あおい',
      gender: 'FEMALE',
      dateOfBirth: '1992-05-14',
      department: '開発部',
      jobTitle: 'デザイナー',
      phoneNumber: '0312345678',
      selfIntroduction: '珈琲が好きです。',
      officeAvatar,
    };
    expect(await change(sent)).toMatchObject({ status: 200, body: sent });
    const emptied = await change({ nickname: null, gender: null, nameKatakana: null });
    const empty = { nickname: null, gender: null, nameKatakana: '' };
    expect(emptied.body).toMatchObject({ ...sent, ...empty });
    expect((await read()).body).toEqual(emptied.body);
    expect(office.sent[0]).toEqual({
      kind: 'organization',
      target: { organizationId: sakura.organizationId },
      payload: {
        organizationId: sakura.organizationId,
        change: 'MEMBER_UPDATED',
        userId: aoi.userId,
      },
    });
  });

  it('stores department and job title for each organisation', async () => {
    await change({ department: '営業部', jobTitle: '課長' });
    const { organizationId } = await makeOrganization(office, 'Elsewhere');
    await addMember(office.platform, { organizationId, userId: aoi.userId, role: 'USER' });
    const elsewhere = await signInToOrganization(office, aoi, organizationId);
    expect((await read(elsewhere.token)).body).toMatchObject({ department: null, jobTitle: null });
    expect((await read()).body).toMatchObject({ department: '営業部', jobTitle: '課長' });
  });

  it('accepts line breaks, emoji and empty text', async () => {
    const sent = {
      nameKanji: '青木\u3000葵',
      nickname: '👩🏽‍🤝‍👩🏻 あおい',
      department: '',
      selfIntroduction: '珈琲が好きです。\r\n\n・朝\t・昼 ❤️',
    };
    expect(await change(sent)).toMatchObject({ status: 200, body: sent });
  });

  it.each([
    '山本 さくら',
    '藤田 ハナ',
    '渡邉\u{e0100} エマ',
    'マリア・ルイサ',
    'D’Angelo 美香',
    '龍之介ー',
  ])('accepts the name %s', async (nameKanji) => {
    expect(await change({ nameKanji })).toMatchObject({ status: 200, body: { nameKanji } });
  });

  it.each([
    ['nameKanji', null, 'invalid'],
    ['nameKanji', '青木2', 'invalid'],
    ['nameKanji', '・・', 'invalid'],
    ['nameKanji', '青木 葵👩', 'invalid'],
    ['nameKanji', '   ', 'invalid'],
    ['nameKanji', '葵'.repeat(256), 'tooLong'],
    ['nameKatakana', 'アオイ', 'invalid'],
    ['nameKatakana', 'ｱｵｷ ｱｵｲ', 'invalid'],
    ['nickname', 'x'.repeat(256), 'tooLong'],
    ['nickname', 5, 'invalid'],
    // Invisible characters and bidirectional overrides are rejected, as in room names.
    ['nickname', 'あおい\u202e', 'invalid'],
    ['nickname', 'あ\nおい', 'invalid'],
    ['department', '開発\u200b部', 'invalid'],
    ['jobTitle', '\u2066部長', 'invalid'],
    ['selfIntroduction', '珈琲が\u202e好きです。', 'invalid'],
    ['nameKanji', '青木\n葵', 'invalid'],
    ['nameKanji', '青木\ufeff葵', 'invalid'],
    ['phoneNumber', '12345', 'invalid'],
    ['phoneNumber', '1'.repeat(21), 'invalid'],
    ['phoneNumber', '０３１２３４５６', 'invalid'],
    ['dateOfBirth', '14/05/1992', 'invalid'],
    ['gender', 'X', 'invalid'],
    ['selfIntroduction', 'x'.repeat(1001), 'tooLong'],
    ['email', 'new@example.com', 'invalid'],
    ['id', '00000000-0000-4000-8000-000000000000', 'invalid'],
    ['trustsFirstNetwork', true, 'invalid'],
  ])('rejects %s %j', async (field, value, reason) => {
    expect(await change({ [field]: value })).toMatchObject({
      status: 400,
      errors: { [field]: reason },
    });
  });

  it('rejects unknown avatar parts and an empty change', async () => {
    expect((await change({ officeAvatar: { ...defaultAvatar('x'), hair: 'mohawk' } })).status).toBe(
      400,
    );
    expect((await change({})).status).toBe(400);
  });

  it('shows the photo to members after it has been uploaded', async () => {
    const photo = png(6000);
    const upload = await office.call<Schemas['PreSignedUpload']>(
      'POST',
      '/v1/files/user/profile/pre-sign',
      { token, body: { fileName: 'me.png', fileSize: photo.length } },
    );
    const { fileKey, uploadUrl, headers } = upload.body;
    expect(await change({ avatarKey: fileKey })).toMatchObject({
      status: 422,
      errors: 'fileNotUploaded',
    });
    await fetch(new URL(uploadUrl, office.url), {
      method: 'PUT',
      headers,
      body: new Uint8Array(photo),
    });
    const { avatarUrl } = (await change({ avatarKey: fileKey })).body;
    const shown = await fetch(new URL(avatarUrl ?? '', office.url));
    expect(Buffer.from(await shown.arrayBuffer()).equals(photo)).toBe(true);

    const other = await makePerson(office, sakura.organizationId);
    const session = await signInToOrganization(office, other, sakura.organizationId);
    const card = await office.call<Schemas['UserCard']>('GET', `/v1/users/${aoi.userId}`, {
      token: session.token,
    });
    // The same photo, with a link signed for the other member.
    const [address] = avatarUrl!.split('?');
    expect(card.body.avatarUrl).toMatch(new RegExp(`^${address}\\?session=`));
    expect(card.body.avatarUrl).not.toBe(avatarUrl);
    const stolen = await office.call('PATCH', path, {
      token: session.token,
      body: { avatarKey: fileKey },
    });
    expect(stolen).toMatchObject({ status: 422, errors: 'fileNotUploaded' });
    expect((await change({ avatarKey: null })).body.avatarUrl).toBeNull();
  });
});
