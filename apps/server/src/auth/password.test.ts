import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson, password, signIn } from '../../test/people.ts';
import { startOffice } from '../../test/office.ts';
import { mailedTokenOf } from '../../test/sign-in.ts';
import type { TestOffice } from '../../test/office.ts';
import { blockUser } from '../admin/accounts.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());

const next = 'Better#2027';

const post = (path: string, body: unknown, token?: string) =>
  office.call<Schemas['ConfirmedEmail']>('POST', `/v1/auth/user/${path}`, { body, token });
const login = (email: string, attempted: string) => post('login', { email, password: attempted });
const profile = (token: string) => office.call('GET', '/v1/auth/user/profile', { token });

async function signInByCode(email: string, attempted: string) {
  expect((await login(email, attempted)).errors).toBe('loginIpUnknown');
  const mails = await office.mailsTo(email);
  const code = /\b\d{4}\b/.exec(mails.at(-1)?.text ?? '')?.[0];
  return post('verify-new-ip', { email, password: attempted, code });
}

const linkError = (reason: 'UNKNOWN' | 'EXPIRED' | 'USED') => ({
  status: 422,
  errors: 'resetLinkInvalid',
  body: { data: { reason } },
});

describe('password reset', () => {
  it('sets a new password once with an emailed link and ends all sessions', async () => {
    const person = await makePerson(office, null);
    const { email } = person;
    const session = await signIn(office, person);
    expect((await post('password/forgot', { email })).status).toBe(204);
    const token = await mailedTokenOf(office, email);
    expect((await post('password/confirm-email', { token })).body).toEqual({
      email,
      minPasswordLength: 4,
      expiresAt: new Date(office.platform.now().getTime() + 60 * 60_000).toISOString(),
    });
    expect((await post('password/reset', { token, password: next })).status).toBe(204);
    expect((await profile(session.token)).status).toBe(401);
    expect((await post('refresh', undefined, session.refreshToken)).status).toBe(401);
    expect((await login(email, password)).errors).toBe('incorrectPassword');
    expect((await signInByCode(email, next)).status).toBe(200);
    for (const path of ['password/confirm-email', 'password/reset']) {
      const body = { token, ...(path.endsWith('reset') && { password: next }) };
      expect(await post(path, body)).toMatchObject(linkError('USED'));
    }
  });

  it('rejects a breached password and keeps the link', async () => {
    const { email } = await makePerson(office, null);
    await post('password/forgot', { email });
    const token = await mailedTokenOf(office, email);
    expect(await post('password/reset', { token, password: 'Password1!' })).toMatchObject({
      status: 422,
      errors: 'passwordBreached',
    });
    expect((await post('password/reset', { token, password: next })).status).toBe(204);
  });

  it('rejects a link after an hour, or after another link was used', async () => {
    const { email } = await makePerson(office, null);
    await post('password/forgot', { email });
    const first = await mailedTokenOf(office, email);
    office.advanceClock({ seconds: 31 });
    await post('password/forgot', { email });
    const second = await mailedTokenOf(office, email);
    expect(second).not.toBe(first);
    await post('password/reset', { token: second, password: next });
    expect(await post('password/reset', { token: first, password })).toMatchObject(
      linkError('USED'),
    );
    office.advanceClock({ seconds: 31 });
    await post('password/forgot', { email });
    const third = await mailedTokenOf(office, email);
    office.advanceClock({ minutes: 60 });
    expect(await post('password/confirm-email', { token: third })).toMatchObject(
      linkError('EXPIRED'),
    );
  });

  it('accepts only one of two concurrent resets with the same link', async () => {
    const { email } = await makePerson(office, null);
    await post('password/forgot', { email });
    const token = await mailedTokenOf(office, email);
    const answers = await Promise.all(
      ['First#2026', 'Second#2026'].map((attempted) =>
        post('password/reset', { token, password: attempted }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
  });

  it('forgets all known networks and devices', async () => {
    const person = await makePerson(office, null);
    const { email } = person;
    const { deviceToken } = await signIn(office, person);
    await post('password/forgot', { email });
    await post('password/reset', { token: await mailedTokenOf(office, email), password: next });
    for (let attempt = 0; attempt < 5; attempt++) await login(email, 'Wrong#1');
    const known = { email, password: next, deviceToken };
    expect((await post('login', known)).errors).toBe('loginAttemptLimitExceeded');
    office.advanceClock({ minutes: 15 });
    expect((await post('login', known)).errors).toBe('loginIpUnknown');
  });

  it('lifts a block by wrong passwords, but not a block by the operator', async () => {
    const [careless, blocked] = [await makePerson(office, null), await makePerson(office, null)];
    for (let attempt = 0; attempt < 5; attempt++) await login(careless.email, 'Wrong#1');
    await post('password/forgot', { email: careless.email });
    const token = await mailedTokenOf(office, careless.email);
    await post('password/reset', { token, password: next });
    expect((await signInByCode(careless.email, next)).status).toBe(200);

    await post('password/forgot', { email: blocked.email });
    const lateToken = await mailedTokenOf(office, blocked.email);
    await blockUser(office.platform, blocked.userId);
    expect(await post('password/reset', { token: lateToken, password: next })).toMatchObject({
      status: 403,
      errors: 'userBlocked',
    });
    office.advanceClock({ seconds: 31 });
    expect(await post('password/forgot', { email: blocked.email })).toMatchObject({
      status: 403,
      errors: 'userBlocked',
    });
  });

  it('rejects an unknown address and emails at most every 30 seconds', async () => {
    expect(await post('password/forgot', { email: 'unknown@example.com' })).toMatchObject({
      status: 422,
      errors: 'emailNotFound',
    });
    const { email } = await makePerson(office, null);
    await post('password/forgot', { email });
    await post('password/forgot', { email });
    expect(await office.mailsTo(email)).toHaveLength(1);
  });

  it('sends at most five emails an hour, also for concurrent requests', async () => {
    const { email } = await makePerson(office, null);
    await Promise.all([1, 2, 3, 4].map(() => post('password/forgot', { email })));
    expect(await office.mailsTo(email)).toHaveLength(1);
    for (let count = 0; count < 9; count += 1) {
      office.advanceClock({ seconds: 31 });
      await post('password/forgot', { email });
    }
    expect(await office.mailsTo(email)).toHaveLength(5);
    office.advanceClock({ minutes: 60 });
    await post('password/forgot', { email });
    expect(await office.mailsTo(email)).toHaveLength(6);
  });

  it('rejects an invented link', async () => {
    expect(await post('password/confirm-email', { token: 'invented' })).toMatchObject(
      linkError('UNKNOWN'),
    );
    expect((await post('password/confirm-email', { token: "' or 1=1" })).status).toBe(400);
  });
});

describe('password rules', () => {
  it.each([
    ['abc', 'tooShort'],
    ['Ab1#567890123456x', 'tooLong'],
    ['office#2026', 'invalid'],
    ['OFFICE#2026', 'invalid'],
    ['Office#only', 'invalid'],
    ['Office2026', 'invalid'],
    ['Office 2026#', 'invalid'],
    ['Office#2026日', 'invalid'],
  ])('reject %j', async (candidate, reason) => {
    const body = { token: 'any', password: candidate };
    expect(await post('password/reset', body)).toMatchObject({
      status: 400,
      errors: { password: reason },
    });
  });
});

describe('password change', () => {
  it('ends the other sessions and keeps the current one', async () => {
    const person = await makePerson(office, null);
    const [session, other] = [await signIn(office, person), await signIn(office, person)];
    const body = { currentPassword: password, newPassword: next };
    expect((await post('password', body, session.token)).status).toBe(204);
    expect((await profile(session.token)).status).toBe(200);
    expect((await post('refresh', undefined, session.refreshToken)).status).toBe(200);
    expect((await profile(other.token)).status).toBe(401);
    expect((await post('refresh', undefined, other.refreshToken)).status).toBe(401);
    expect((await login(person.email, next)).status).toBe(200);
    expect(await office.mailsTo(person.email)).toHaveLength(1);
  });

  it('keeps the other sessions on request', async () => {
    const person = await makePerson(office, null);
    const [session, other] = [await signIn(office, person), await signIn(office, person)];
    const body = { currentPassword: password, newPassword: next, signOutOthers: false };
    expect((await post('password', body, session.token)).status).toBe(204);
    expect((await profile(other.token)).status).toBe(200);
  });

  it('rejects a wrong current password, and an unchanged or breached new password', async () => {
    const { token } = await signIn(office, await makePerson(office, null));
    const change = (currentPassword: string, newPassword: string) =>
      post('password', { currentPassword, newPassword }, token);
    expect(await change('Wrong#1', next)).toMatchObject({
      status: 422,
      errors: 'currentPasswordIncorrect',
    });
    expect(await change(password, password)).toMatchObject({
      status: 422,
      errors: 'newPasswordSameAsCurrent',
    });
    expect(await change(password, 'Password1!')).toMatchObject({
      status: 422,
      errors: 'passwordBreached',
    });
  });

  it('limits guesses of the current password', async () => {
    const person = await makePerson(office, null);
    const { token } = await signIn(office, person);
    const tries = Array.from({ length: 8 }, () =>
      post('password', { currentPassword: 'Wrong#1', newPassword: next }, token),
    );
    const codes = (await Promise.all(tries)).map(({ errors }) => errors);
    expect(codes.filter((code) => code === 'currentPasswordIncorrect')).toHaveLength(4);
    expect(codes.filter((code) => code === 'loginAttemptLimitExceeded')).toHaveLength(4);
    const right = { currentPassword: password, newPassword: next };
    expect((await post('password', right, token)).errors).toBe('loginAttemptLimitExceeded');
    expect((await login(person.email, password)).status).toBe(200);
    office.advanceClock({ minutes: 15 });
    const { body } = await office.call<Schemas['Session']>('POST', '/v1/auth/user/login', {
      body: { email: person.email, password },
    });
    expect((await post('password', right, body.token)).status).toBe(204);
  });
});
