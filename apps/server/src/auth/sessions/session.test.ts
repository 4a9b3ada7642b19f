import type { Schemas } from '@office/api';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  signInToOrganization,
  makeOrganization,
  makePerson,
  signIn,
} from '../../../test/people.ts';
import { startOffice } from '../../../test/office.ts';
import type { TestOffice } from '../../../test/office.ts';
import { operationMetadata } from '../../http/contract.ts';
import { newSecretToken, deriveNextToken } from '../devices/secret-token.ts';

type Session = Schemas['Session'];

let office: TestOffice;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());

const refresh = (token: string | undefined) =>
  office.call<Session>('POST', '/v1/auth/user/refresh', { token });
const profile = (token: string) =>
  office.call<Schemas['Profile']>('GET', '/v1/auth/user/profile', { token });

describe('access tokens', () => {
  const secured = operationMetadata.filter(
    ({ security, token }) => security === 'accessToken' && token !== 'optional',
  );

  it('are required by most operations', () => {
    expect(secured.length).toBeGreaterThan(15);
  });

  describe.each(secured)('$method $path', ({ method, path }) => {
    const address = path.replaceAll(/\{[^}]+\}/g, '00000000-0000-4000-8000-000000000000');

    it('rejects a missing or invented token', async () => {
      expect(await office.call(method, address)).toMatchObject({
        status: 401,
        errors: 'unauthorized',
      });
      expect(await office.call(method, address, { token: 'made-up' })).toMatchObject({
        status: 401,
        errors: 'tokenInvalidOrExpired',
      });
    });
  });

  it('expire after 15 minutes', async () => {
    const { token } = await signIn(office, await makePerson(office, null));
    office.advanceClock({ minutes: 14, seconds: 59 });
    expect((await profile(token)).status).toBe(200);
    office.advanceClock({ seconds: 1 });
    expect(await profile(token)).toMatchObject({ status: 401, errors: 'tokenInvalidOrExpired' });
  });

  it('contain the user, session, organisation and contract', async () => {
    const { organizationId, contractId } = await makeOrganization(office, 'Claims');
    const person = await makePerson(office, organizationId, { role: 'ORGANIZATION_ADMIN' });
    const { token } = await signInToOrganization(office, person, organizationId);
    expect(decodeJwt(token)).toMatchObject({
      sub: person.userId,
      sid: expect.any(String),
      org: organizationId,
      ctr: contractId,
    });
  });

  it('are rejected when signed with another key or unsigned', async () => {
    const { token } = await signIn(office, await makePerson(office, null));
    const claims = decodeJwt(token);
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .sign(new TextEncoder().encode(office.platform.config.secret));
    const none = `${btoa('{"alg":"none","typ":"at+jwt"}')}.${token.split('.')[1]}.`;
    for (const bad of [forged, none]) expect((await profile(bad)).status).toBe(401);
  });

  it('are not accepted as refresh tokens, nor refresh tokens as access tokens', async () => {
    const { token, refreshToken } = await signIn(office, await makePerson(office, null));
    expect(await refresh(token)).toMatchObject({ status: 404, errors: 'userOrTokenNotFound' });
    expect((await profile(refreshToken)).status).toBe(401);
  });
});

describe('token refresh', () => {
  it('returns new tokens of the same organisation', async () => {
    const { organizationId } = await makeOrganization(office, 'Refresh');
    const session = await signInToOrganization(
      office,
      await makePerson(office, organizationId),
      organizationId,
    );
    office.advanceClock({ minutes: 16 });
    const { status, body } = await refresh(session.refreshToken);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      organizationId,
      organizationType: 'JUST_ONE',
      user: session.user,
      tokenExpires: office.platform.now().getTime() + 15 * 60_000,
    });
    expect(body.refreshToken).not.toBe(session.refreshToken);
    expect((await profile(body.token)).body.role).toBe('USER');
  });

  it('ends the session when a refresh token is reused', async () => {
    const first = await signIn(office, await makePerson(office, null));
    const second = (await refresh(first.refreshToken)).body;
    await profile(second.token);
    await expectSessionEnded(first.refreshToken, second);
  });

  it('keeps other sessions of the user when a refresh token is reused', async () => {
    const person = await makePerson(office, null);
    const [stolen, other] = [await signIn(office, person), await signIn(office, person)];
    const fresh = (await refresh(stolen.refreshToken)).body;
    await profile(fresh.token);
    await refresh(stolen.refreshToken);
    expect((await profile(fresh.token)).status).toBe(401);
    expect((await refresh(other.refreshToken)).status).toBe(200);
  });

  it('rejects a missing, invented or 30-day-old token', async () => {
    const { refreshToken } = await signIn(office, await makePerson(office, null));
    expect(await refresh(undefined)).toMatchObject({ status: 401, errors: 'unauthorized' });
    expect(await refresh('made-up')).toMatchObject({ status: 404, errors: 'userOrTokenNotFound' });
    office.advanceClock({ days: 30 });
    expect(await refresh(refreshToken)).toMatchObject({ status: 401, errors: 'refreshFailed' });
  });

  it('extends the session for at most 90 days after sign-in', async () => {
    const { organizationId } = await makeOrganization(office, 'Ninety');
    let session = await signIn(office, await makePerson(office, organizationId));
    const end = office.platform.now().getTime() + 90 * 24 * 60 * 60_000;
    const next = async (token: string) => (await refresh(token)).body;
    for (let month = 0; month < 4; month++) {
      office.advanceClock({ days: 22 });
      session = await next(session.refreshToken);
    }
    expect(session.refreshTokenExpires).toBe(end);
    const select = { token: session.token, body: { organizationId } };
    session = (await office.call<Session>('POST', '/v1/auth/user/organization', select)).body;
    expect(session.refreshTokenExpires).toBe(end);
    office.advanceClock({ days: 2, minutes: -1 });
    session = await next(session.refreshToken);
    expect((await profile(session.token)).status).toBe(200);
    office.advanceClock({ minutes: 1 });
    expect((await refresh(session.refreshToken)).status).toBe(401);
    expect((await profile(session.token)).status).toBe(401);
  });
});

async function expectSessionEnded(spent: string, newest: Session): Promise<void> {
  expect(await refresh(spent)).toMatchObject({ status: 401, errors: 'refreshFailed' });
  expect((await refresh(newest.refreshToken)).status).toBe(401);
  expect((await profile(newest.token)).status).toBe(401);
}

async function memberOf(name: string) {
  const { organizationId } = await makeOrganization(office, name);
  return { organizationId, person: await makePerson(office, organizationId) };
}

const select = (token: string, organizationId: string) =>
  office.call<Session>('POST', '/v1/auth/user/organization', { token, body: { organizationId } });

describe('repeated refresh after a lost response', () => {
  async function refreshWithLostResponse() {
    const { refreshToken } = await signIn(office, await makePerson(office, null));
    const answer = (await refresh(refreshToken)).body;
    return { refreshToken, answer };
  }

  it('returns the same refresh token for 30 seconds and keeps the session', async () => {
    const { refreshToken, answer } = await refreshWithLostResponse();
    office.advanceClock({ seconds: 29 });
    const repeated = await refresh(refreshToken);
    expect(repeated).toMatchObject({ status: 200, body: { refreshToken: answer.refreshToken } });
    expect((await profile(repeated.body.token)).status).toBe(200);
    const next = await refresh(repeated.body.refreshToken);
    expect(next.status).toBe(200);
    expect((await profile(next.body.token)).status).toBe(200);
  });

  it('ends the session after 30 seconds, regardless of earlier repeats', async () => {
    const { refreshToken, answer } = await refreshWithLostResponse();
    office.advanceClock({ seconds: 20 });
    expect((await refresh(refreshToken)).status).toBe(200);
    office.advanceClock({ seconds: 10 });
    await expectSessionEnded(refreshToken, answer);
  });

  it('ends the session once the new access token has been used', async () => {
    const { refreshToken, answer } = await refreshWithLostResponse();
    await profile(answer.token);
    await expectSessionEnded(refreshToken, answer);
  });

  it('ends the session once the new refresh token has been used', async () => {
    const { refreshToken, answer } = await refreshWithLostResponse();
    const next = (await refresh(answer.refreshToken)).body;
    await expectSessionEnded(refreshToken, next);
  });

  it('accepts the old refresh token after a call with the old access token', async () => {
    const first = await signIn(office, await makePerson(office, null));
    await refresh(first.refreshToken);
    expect((await profile(first.token)).status).toBe(200);
    expect((await refresh(first.refreshToken)).status).toBe(200);
  });

  it('returns the same token to tabs that refresh concurrently, and accepts it once', async () => {
    const { refreshToken } = await signIn(office, await makePerson(office, null));
    const tabs = await Promise.all([1, 2, 3, 4].map(() => refresh(refreshToken)));
    expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [next] = new Set(tabs.map(({ body }) => body.refreshToken));
    expect(tabs.every(({ body }) => body.refreshToken === next)).toBe(true);
    for (const { body } of tabs) expect((await profile(body.token)).status).toBe(200);
    const newest = (await refresh(next)).body;
    expect((await profile(newest.token)).status).toBe(200);
    await expectSessionEnded(refreshToken, newest);
  });

  it('detects a token stolen in between at the next refresh', async () => {
    const { refreshToken } = await refreshWithLostResponse();
    const thief = (await refresh(refreshToken)).body;
    const owner = (await refresh(refreshToken)).body;
    const stolen = (await refresh(thief.refreshToken)).body;
    expect((await profile(stolen.token)).status).toBe(200);
    await expectSessionEnded(owner.refreshToken, stolen);
  });

  it('rejects the token that was replaced by selecting an organisation', async () => {
    const { person, organizationId } = await memberOf('Replaced');
    const before = await signIn(office, person);
    const { body: selected } = await select(before.token, organizationId);
    await expectSessionEnded(before.refreshToken, selected);
  });

  it('rejects the old token after a lost response and the selection of an organisation', async () => {
    const { person, organizationId } = await memberOf('Unheard');
    const first = await signIn(office, person);
    const { body: lostAnswer } = await refresh(first.refreshToken);
    const { body: selected } = await select(first.token, organizationId);
    await expectSessionEnded(lostAnswer.refreshToken, selected);
  });

  it('is rejected after the session has ended', async () => {
    const { refreshToken, answer } = await refreshWithLostResponse();
    await office.call('POST', '/v1/auth/user/logout', { token: answer.token });
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  it('derives the next token from the server secret', () => {
    const token = newSecretToken();
    expect(deriveNextToken('a', token)).not.toBe(deriveNextToken('b', token));
    expect(deriveNextToken('a', token)).toBe(deriveNextToken('a', token));
  });
});

describe('concurrent refresh and organisation selection', () => {
  it('never leaves two valid refresh tokens', async () => {
    const { person, organizationId } = await memberOf('Race');
    for (let round = 0; round < 5; round++) {
      const { token, refreshToken } = await signIn(office, person);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          index % 2 ? refresh(refreshToken) : select(token, organizationId),
        ),
      );
      const issuedTokens = answers.flatMap(({ status, body }) => (status === 200 ? [body] : []));
      const tokens = [refreshToken, ...issuedTokens.map((each) => each.refreshToken)];
      const repeated = await Promise.all([...new Set(tokens)].map((each) => refresh(each)));
      // A token was reused, which ends the session.
      for (const { status, body } of [...answers, ...repeated]) {
        if (status === 200) expect((await profile(body.token)).status).toBe(401);
      }
    }
  });
});

describe('storage key', () => {
  it('is the same in every session of a user, and different for other users', async () => {
    const [one, other] = [await makePerson(office, null), await makePerson(office, null)];
    const { storageKey, refreshToken } = await signIn(office, one);
    expect((await refresh(refreshToken)).body.storageKey).toBe(storageKey);
    expect((await signIn(office, one)).storageKey).toBe(storageKey);
    expect((await signIn(office, other)).storageKey).not.toBe(storageKey);
  });
});

describe('sign-out', () => {
  it('invalidates all tokens of the session, but not of other sessions', async () => {
    const person = await makePerson(office, null);
    const [session, other] = [await signIn(office, person), await signIn(office, person)];
    const { token, refreshToken } = session;
    expect((await office.call('POST', '/v1/auth/user/logout', { token })).status).toBe(204);
    expect((await profile(token)).status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await profile(other.token)).status).toBe(200);
  });

  it('shows the member as logged out after the last session ends', async () => {
    const { organizationId } = await makeOrganization(office, 'Logout');
    const person = await makePerson(office, organizationId);
    const first = await signInToOrganization(office, person, organizationId);
    const second = await signInToOrganization(office, person, organizationId);
    await office.call('PATCH', '/v1/users/status', {
      token: first.token,
      body: { workingStatus: 'HOME', status: 'BUSY' },
    });
    office.sent.length = 0;
    await office.call('POST', '/v1/auth/user/logout', { token: first.token });
    const presences = () => office.sent.filter(({ kind }) => kind === 'presenceChanged');
    expect(presences()).toEqual([]);
    await office.call('POST', '/v1/auth/user/logout', { token: second.token });
    expect(presences()).toEqual([
      {
        kind: 'presenceChanged',
        target: { organizationId },
        payload: { userId: person.userId, workingStatus: 'HOME', status: 'LOGGED_OUT' },
      },
    ]);
  });
});
