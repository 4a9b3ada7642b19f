import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOrganization, makePerson, password, signIn } from '../../test/people.ts';
import type { TestOrganization, TestPerson } from '../../test/people.ts';
import { startOffice } from '../../test/office.ts';
import type { TestOffice } from '../../test/office.ts';
import { blockOrganization } from '../admin/organizations.ts';
import { sendInvite } from './invites.ts';

let office: TestOffice;
let sakura: TestOrganization;
let inviter: TestPerson;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  sakura = await makeOrganization(office, 'さくらワークス');
  inviter = await makePerson(office, sakura.organizationId, { name: '高橋 蓮' });
});

const week = 7 * 24 * 60 * 60_000;
let invited = 0;

async function invite(email = `new${(invited += 1)}@example.com`) {
  const { token } = await sendInvite(office.platform, {
    organizationId: sakura.organizationId,
    email,
    role: 'USER',
    invitedBy: inviter.userId,
    language: 'ja',
  });
  return { email, token };
}

const check = (token: string, bearer?: string) =>
  office.call<Schemas['CheckedInvite']>('POST', '/v1/organization-invites/check', {
    body: { token },
    token: bearer,
  });
const accept = (token: string, bearer: string) =>
  office.call<Schemas['AcceptedInvite']>('POST', '/v1/organization-invites/accept', {
    body: { token },
    token: bearer,
  });

describe('an invitation', () => {
  it('is mailed as a link, and says what it is for', async () => {
    const { email, token } = await invite();
    const [mail] = await office.mailsTo(email);
    expect(mail?.text).toContain(`/join-organization?token=${token}`);
    expect(mail?.text).toContain('さくらワークス');
    const { status, body } = await check(token);
    expect(status).toBe(200);
    expect(body).toEqual({
      state: 'VALID',
      organization: { id: sakura.organizationId, name: 'さくらワークス', avatarUrl: null },
      inviter: {
        id: inviter.userId,
        nameKanji: '高橋 蓮',
        avatarUrl: expect.stringMatching(/\.svg$/),
      },
      email,
      registered: false,
      expiresAt: new Date(office.platform.now().getTime() + week).toISOString(),
    });
  });

  it('makes the person that it is for a member, once', async () => {
    const person = await makePerson(office, null);
    const { token } = await invite(person.email.toUpperCase());
    const session = await signIn(office, person);
    expect((await check(token, session.token)).body.registered).toBe(true);
    office.sent.length = 0;
    expect(await accept(token, session.token)).toMatchObject({
      status: 200,
      body: { organizationId: sakura.organizationId, role: 'USER' },
    });
    expect(office.sent).toEqual([
      {
        kind: 'organization',
        target: { organizationId: sakura.organizationId },
        payload: {
          organizationId: sakura.organizationId,
          change: 'MEMBER_ADDED',
          userId: person.userId,
        },
      },
    ]);
    const { email } = person;
    const { organizationId } = sakura;
    for (const answer of [await accept(token, session.token), await check(token)]) {
      expect(answer).toMatchObject({
        status: 409,
        errors: 'alreadyMember',
        body: { data: { email, organizationId, organizationName: 'さくらワークス' } },
      });
    }
  });

  it('is accepted once by ten clicks', async () => {
    const person = await makePerson(office, null);
    const { token } = await invite(person.email);
    const session = await signIn(office, person);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => accept(token, session.token)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ errors: 'alreadyMember' });
  });

  it('is of no use to another account', async () => {
    const { email, token } = await invite();
    const session = await signIn(office, await makePerson(office, null));
    for (const answer of [await check(token, session.token), await accept(token, session.token)]) {
      expect(answer).toMatchObject({
        status: 403,
        errors: 'wrongAccount',
        body: { data: { email, organizationName: 'さくらワークス' } },
      });
    }
  });

  it('ends after seven days, and is not guessed', async () => {
    const { token } = await invite();
    office.pass({ days: 7 });
    for (const [given, reason] of [
      [token, 'EXPIRED'],
      ['guessed', 'UNKNOWN'],
    ] as const) {
      expect(await check(given)).toMatchObject({
        status: 422,
        errors: 'registrationLinkExpired',
        body: { data: { reason } },
      });
    }
  });

  it('waits while the organisation is blocked', async () => {
    const { token } = await invite();
    await blockOrganization(office.platform, sakura.organizationId);
    expect(await check(token)).toMatchObject({ status: 403, errors: 'organizationBlocked' });
  });

  it('is not sent to a member', async () => {
    await expect(invite(inviter.email)).rejects.toMatchObject({ errors: 'alreadyMember' });
  });
});

describe('registering by invitation', () => {
  const profile = {
    nameKanji: '青木 葵',
    nameKatakana: 'ｱｵｷｱｵｲ',
    phoneNumber: '0312345678',
    gender: 'FEMALE',
  };
  const register = (token: string, more: object = {}) =>
    office.call<Schemas['RegisteredUser']>('POST', '/v1/users', {
      body: { token, ...profile, ...more },
    });
  const setPassword = (userId: string, token: string, given = password) =>
    office.call('POST', `/v1/users/${userId}/update-password`, {
      body: { token, password: given },
    });

  it('takes two calls, and makes a member who can sign in', async () => {
    const { email, token } = await invite();
    const first = await register(token);
    expect(first).toMatchObject({ status: 201, body: { email } });
    const login = { body: { email, password } };
    expect((await office.call('POST', '/v1/auth/user/login', login)).errors).toBe('emailNotFound');
    expect((await setPassword(first.body.userId, first.body.token)).status).toBe(204);
    const session = await signIn(office, { email });
    expect(session.user).toMatchObject({
      email,
      invitedBy: inviter.userId,
      inviter: { nameKanji: '高橋 蓮' },
    });
    const mine = await office.call<Schemas['OrganizationList']>(
      'GET',
      '/v1/organizations/user/joined',
      { token: session.token },
    );
    expect(mine.body.data.map(({ id }) => id)).toEqual([sakura.organizationId]);
    const own = await office.call('GET', '/v1/auth/user/profile', { token: session.token });
    expect(own.body).toMatchObject({ ...profile, language: 'ja' });
  });

  it('may repeat the first call until the second, of which the last token counts', async () => {
    const { email, token } = await invite();
    const first = (await register(token)).body;
    const second = (await register(token, { nameKanji: '青木 碧' })).body;
    expect(second.userId).toBe(first.userId);
    expect((await setPassword(first.userId, first.token)).errors).toBe('registrationLinkExpired');
    expect((await setPassword(second.userId, second.token)).status).toBe(204);
    expect((await setPassword(second.userId, second.token)).errors).toBe('registrationLinkExpired');
    expect((await register(token)).body).toMatchObject({
      errors: 'registrationLinkExpired',
      data: { reason: 'USED' },
    });
    const { token: bearer } = await signIn(office, { email });
    const own = await office.call<Schemas['Profile']>('GET', '/v1/auth/user/profile', {
      token: bearer,
    });
    expect(own.body.nameKanji).toBe('青木 碧');
  });

  it('sets no password for anyone else', async () => {
    const { token } = await invite();
    const { body } = await register(token);
    for (const userId of [inviter.userId, '00000000-0000-4000-8000-000000000000']) {
      expect(await setPassword(userId, body.token)).toMatchObject({
        status: 422,
        errors: 'registrationLinkExpired',
      });
    }
    expect((await setPassword(body.userId, token)).errors).toBe('registrationLinkExpired');
    expect((await signIn(office, inviter)).user.id).toBe(inviter.userId);
  });

  it('is completed once by ten parallel second calls', async () => {
    const { token } = await invite();
    const { body } = await register(token);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => setPassword(body.userId, body.token)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(9).fill(422)]);
  });

  it('refuses an address that has an account, a link that ended, a blocked organisation', async () => {
    const { email } = await makePerson(office, null);
    const registered = await invite(email);
    expect(await register(registered.token)).toMatchObject({
      status: 409,
      errors: 'emailAlreadyRegistered',
    });
    const { token } = await invite();
    const { body } = await register(token);
    await blockOrganization(office.platform, sakura.organizationId);
    for (const answer of [await register(token), await setPassword(body.userId, body.token)]) {
      expect(answer).toMatchObject({ status: 403, errors: 'organizationBlocked' });
    }
    office.pass({ days: 8 });
    expect(await register(token)).toMatchObject({
      status: 422,
      errors: 'registrationLinkExpired',
    });
  });

  it.each([
    ['nameKanji', 'あおい1', 'invalid'],
    ['nameKanji', '', 'required'],
    ['nameKanji', '漢'.repeat(256), 'tooLong'],
    ['nameKatakana', 'アオキ', 'invalid'],
    ['nameKatakana', 'ｱｵｷ ｱｵｲ', 'invalid'],
    ['phoneNumber', '12345', 'invalid'],
    ['phoneNumber', '03-1234-5678', 'invalid'],
    ['gender', 'NONE', 'invalid'],
    ['dateOfBirth', '1992-02-30', 'invalid'],
    ['language', 'fr', 'invalid'],
    ['role', 'SYSTEM_ADMIN', 'invalid'],
    ['email', 'someone@else.example', 'invalid'],
    ['passwordHash', 'x', 'invalid'],
  ])('refuses %s %j', async (field, value, reason) => {
    expect(await register('any', { [field]: value })).toMatchObject({
      status: 400,
      errors: { [field]: reason },
    });
  });
});
