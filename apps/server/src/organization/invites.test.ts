import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOrganization, makePerson, password, setLatinName, signIn } from '../../test/people.ts';
import type { TestOrganization, TestPerson } from '../../test/people.ts';
import { startOffice } from '../../test/office.ts';
import type { TestOffice } from '../../test/office.ts';
import { blockOrganization } from '../admin/organization/organizations.ts';
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

async function invite(
  email = `new${(invited += 1)}@example.com`,
  language: Schemas['Language'] = 'ja',
) {
  const { token } = await sendInvite(office.platform, {
    organizationId: sakura.organizationId,
    email,
    role: 'USER',
    invitedBy: inviter.userId,
    language,
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
  it('is mailed as a link that returns the organisation and the inviter', async () => {
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
      name: null,
      nameLatin: null,
      registered: false,
      minPasswordLength: 4,
      expiresAt: new Date(office.platform.now().getTime() + week).toISOString(),
    });
  });

  it.each([
    ['en', 'Takahashi Ren invited you'],
    ['ja', '高橋 蓮 さんから'],
  ] as const)('names the inviter in the language %s of the mail', async (language, text) => {
    await setLatinName(office, inviter, 'Takahashi Ren');
    const { email } = await invite(undefined, language);
    expect((await office.mailsTo(email))[0]!.text).toContain(text);
  });

  it('adds the invited user as a member only once', async () => {
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

  it('is accepted only once by ten concurrent requests', async () => {
    const person = await makePerson(office, null);
    const { token } = await invite(person.email);
    const session = await signIn(office, person);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => accept(token, session.token)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ errors: 'alreadyMember' });
  });

  it('returns 403 for another account', async () => {
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

  it('returns 422 after seven days and for an unknown token', async () => {
    const { token } = await invite();
    office.advanceClock({ days: 7 });
    for (const [value, reason] of [
      [token, 'EXPIRED'],
      ['guessed', 'UNKNOWN'],
    ] as const) {
      expect(await check(value)).toMatchObject({
        status: 422,
        errors: 'registrationLinkExpired',
        body: { data: { reason } },
      });
    }
  });

  it('returns 403 while the organisation is blocked', async () => {
    const { token } = await invite();
    await blockOrganization(office.platform, sakura.organizationId);
    expect(await check(token)).toMatchObject({ status: 403, errors: 'organizationBlocked' });
  });

  it('is rejected for an existing member', async () => {
    await expect(invite(inviter.email)).rejects.toMatchObject({ errors: 'alreadyMember' });
  });
});

describe('invitations to the user’s own address', () => {
  const list = (bearer?: string) =>
    office.call<Schemas['OwnInviteList']>('GET', '/v1/organization-invites', { token: bearer });
  const acceptOwn = (bearer: string | undefined, organizationId = sakura.organizationId) =>
    office.call<Schemas['AcceptedInvite']>(
      'POST',
      `/v1/organization-invites/${organizationId}/accept`,
      { token: bearer },
    );

  it('are listed once per organisation and can be accepted without the link', async () => {
    const person = await makePerson(office, null);
    const { token: bearer } = await signIn(office, person);
    expect((await list(bearer)).body.data).toEqual([]);
    expect(await acceptOwn(bearer)).toMatchObject({
      status: 404,
      errors: 'organizationNotFound',
    });
    await invite(person.email);
    office.advanceClock({ minutes: 1 });
    const { token } = await invite(person.email.toUpperCase());
    const { body } = await list(bearer);
    expect(body.data).toEqual([
      {
        organization: { id: sakura.organizationId, name: 'さくらワークス', avatarUrl: null },
        inviter: expect.objectContaining({ nameKanji: '高橋 蓮' }) as unknown,
        expiresAt: new Date(office.platform.now().getTime() + week).toISOString(),
      },
    ]);
    expect(await acceptOwn(bearer)).toMatchObject({
      status: 200,
      body: { organizationId: sakura.organizationId, role: 'USER' },
    });
    expect((await list(bearer)).body.data).toEqual([]);
    expect((await acceptOwn(bearer)).errors).toBe('alreadyMember');
    expect((await accept(token, bearer)).errors).toBe('alreadyMember');
  });

  it('exclude those of other users, of blocked organisations and expired ones', async () => {
    const person = await makePerson(office, null);
    const { token: bearer } = await signIn(office, person);
    await invite(person.email);
    const other = await signIn(office, await makePerson(office, null));
    expect((await list(other.token)).body.data).toEqual([]);
    expect((await acceptOwn(other.token)).errors).toBe('organizationNotFound');
    expect((await list()).status).toBe(401);
    expect((await acceptOwn(undefined)).status).toBe(401);
    expect((await acceptOwn(bearer, 'x')).status).toBe(400);

    await blockOrganization(office.platform, sakura.organizationId);
    expect((await list(bearer)).body.data).toEqual([]);
    expect((await acceptOwn(bearer)).errors).toBe('organizationBlocked');

    sakura = await makeOrganization(office, 'もうひとつ');
    await invite(person.email);
    office.advanceClock({ days: 8 });
    const later = await signIn(office, person);
    expect((await list(later.token)).body.data).toEqual([]);
    expect((await acceptOwn(later.token)).errors).toBe('organizationNotFound');
  });

  it('are accepted only once by 50 concurrent requests', async () => {
    const person = await makePerson(office, null);
    const { token: bearer } = await signIn(office, person);
    await invite(person.email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => acceptOwn(bearer)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });
});

describe('registration by invitation', () => {
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
  const setPassword = (userId: string, token: string, attempted = password, ip?: string) =>
    office.call<Schemas['Session']>('POST', `/v1/users/${userId}/update-password`, {
      body: { token, password: attempted },
      ...(ip && { ip }),
    });

  it('requires two requests and returns a signed-in member', async () => {
    const { email, token } = await invite();
    const first = await register(token);
    expect(first).toMatchObject({ status: 201, body: { email } });
    const login = { body: { email, password } };
    expect((await office.call('POST', '/v1/auth/user/login', login)).errors).toBe('emailNotFound');
    const { status, body: session } = await setPassword(first.body.userId, first.body.token);
    expect(status).toBe(200);
    expect(session).toMatchObject({ organizationId: null, organizationType: 'MULTIPLE' });
    expect(session.user).toMatchObject({
      email,
      invitedBy: inviter.userId,
      inviter: { nameKanji: '高橋 蓮' },
    });
    const organizations = await office.call<Schemas['OrganizationList']>(
      'GET',
      '/v1/organizations/user/joined',
      { token: session.token },
    );
    expect(organizations.body.data.map(({ id }) => id)).toEqual([sakura.organizationId]);
    const own = await office.call('GET', '/v1/auth/user/profile', { token: session.token });
    expect(own.body).toMatchObject({ ...profile, language: 'ja' });
  });

  it('trusts only the network of the second request', async () => {
    const { email, token } = await invite();
    const { body } = await register(token);
    const home = '198.51.100.20';
    const { body: session } = await setPassword(body.userId, body.token, password, home);
    const selected = await office.call('POST', '/v1/auth/user/organization', {
      token: session.token,
      body: { organizationId: sakura.organizationId },
      ip: home,
    });
    expect(selected.status).toBe(200);
    expect((await signIn(office, { email }, home)).user.email).toBe(email);
    const elsewhere = { body: { email, password }, ip: '203.0.113.20' };
    const refused = await office.call('POST', '/v1/auth/user/login', elsewhere);
    expect(refused.errors).toBe('loginIpUnknown');
  });

  it('rejects a breached password and keeps the invitation', async () => {
    const { token } = await invite();
    const first = (await register(token)).body;
    expect(await setPassword(first.userId, first.token, 'Password1!')).toMatchObject({
      status: 422,
      errors: 'passwordBreached',
    });
    expect((await setPassword(first.userId, first.token)).status).toBe(200);
  });

  it('can repeat the first request, which invalidates the previous token', async () => {
    const { email, token } = await invite();
    const first = (await register(token)).body;
    const second = (await register(token, { nameKanji: '青木 碧' })).body;
    expect(second.userId).toBe(first.userId);
    expect((await setPassword(first.userId, first.token)).errors).toBe('registrationLinkExpired');
    expect((await setPassword(second.userId, second.token)).status).toBe(200);
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

  it('does not set the password of another user', async () => {
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

  it('is completed only once by ten concurrent requests', async () => {
    const { token } = await invite();
    const { body } = await register(token);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => setPassword(body.userId, body.token)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)]);
  });

  it('rejects registered addresses, ended links and blocked organisations', async () => {
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
    office.advanceClock({ days: 8 });
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
  ])('returns 400 for %s %j', async (field, value, reason) => {
    expect(await register('any', { [field]: value })).toMatchObject({
      status: 400,
      errors: { [field]: reason },
    });
  });
});
