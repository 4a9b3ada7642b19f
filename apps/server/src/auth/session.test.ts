import type { Schemas } from '@office/api';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enter, makeOrganization, makePerson, signIn } from '../../test/people.ts';
import { startOffice } from '../../test/office.ts';
import type { TestOffice } from '../../test/office.ts';
import { operationFacts } from '../http/contract.ts';
import { newSecretToken, successorOf } from './secret-token.ts';

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
  const secured = operationFacts.filter(
    ({ security, securityOptional }) => security === 'accessToken' && !securityOptional,
  );

  it('are asked for by most operations', () => {
    expect(secured.length).toBeGreaterThan(15);
  });

  describe.each(secured)('$method $path', ({ method, path }) => {
    const address = path.replaceAll(/\{[^}]+\}/g, '00000000-0000-4000-8000-000000000000');

    it('refuses without a token, and with a made-up one', async () => {
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

  it('last 15 minutes', async () => {
    const { token } = await signIn(office, await makePerson(office, null));
    office.pass({ minutes: 14, seconds: 59 });
    expect((await profile(token)).status).toBe(200);
    office.pass({ seconds: 1 });
    expect(await profile(token)).toMatchObject({ status: 401, errors: 'tokenInvalidOrExpired' });
  });

  it('say who, which session, which organisation, contract and role', async () => {
    const { organizationId, contractId } = await makeOrganization(office, 'Claims');
    const person = await makePerson(office, organizationId, { role: 'ORGANIZATION_ADMIN' });
    const { token } = await enter(office, person, organizationId);
    expect(decodeJwt(token)).toMatchObject({
      sub: person.userId,
      sid: expect.any(String),
      org: organizationId,
      ctr: contractId,
      role: 'ORGANIZATION_ADMIN',
    });
  });

  it('are refused when signed with another key, or not at all', async () => {
    const { token } = await signIn(office, await makePerson(office, null));
    const claims = decodeJwt(token);
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .sign(new TextEncoder().encode(office.platform.config.secret));
    const none = `${btoa('{"alg":"none","typ":"at+jwt"}')}.${token.split('.')[1]}.`;
    for (const bad of [forged, none]) expect((await profile(bad)).status).toBe(401);
  });

  it('are no refresh tokens, nor the other way round', async () => {
    const { token, refreshToken } = await signIn(office, await makePerson(office, null));
    expect(await refresh(token)).toMatchObject({ status: 404, errors: 'userOrTokenNotFound' });
    expect((await profile(refreshToken)).status).toBe(401);
  });
});

describe('refreshing', () => {
  it('answers new tokens of the same organisation', async () => {
    const { organizationId } = await makeOrganization(office, 'Refresh');
    const session = await enter(office, await makePerson(office, organizationId), organizationId);
    office.pass({ minutes: 16 });
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

  it('ends the session when a token comes a second time', async () => {
    const first = await signIn(office, await makePerson(office, null));
    const second = (await refresh(first.refreshToken)).body;
    await profile(second.token);
    await expectEnd(first.refreshToken, second);
  });

  it('leaves the person’s other sessions alone then', async () => {
    const person = await makePerson(office, null);
    const [stolen, other] = [await signIn(office, person), await signIn(office, person)];
    const fresh = (await refresh(stolen.refreshToken)).body;
    await profile(fresh.token);
    await refresh(stolen.refreshToken);
    expect((await profile(fresh.token)).status).toBe(401);
    expect((await refresh(other.refreshToken)).status).toBe(200);
  });

  it('is refused without a token, with a made-up one, and after 30 days', async () => {
    const { refreshToken } = await signIn(office, await makePerson(office, null));
    expect(await refresh(undefined)).toMatchObject({ status: 401, errors: 'unauthorized' });
    expect(await refresh('made-up')).toMatchObject({ status: 404, errors: 'userOrTokenNotFound' });
    office.pass({ days: 30 });
    expect(await refresh(refreshToken)).toMatchObject({ status: 401, errors: 'refreshFailed' });
  });

  it('goes on for 90 days after signing in, and not for longer', async () => {
    const { organizationId } = await makeOrganization(office, 'Ninety');
    let session = await signIn(office, await makePerson(office, organizationId));
    const end = office.platform.now().getTime() + 90 * 24 * 60 * 60_000;
    const next = async (token: string) => (await refresh(token)).body;
    for (let month = 0; month < 4; month++) {
      office.pass({ days: 22 });
      session = await next(session.refreshToken);
    }
    expect(session.refreshTokenExpires).toBe(end);
    const select = { token: session.token, body: { organizationId } };
    session = (await office.call<Session>('POST', '/v1/auth/user/organization', select)).body;
    expect(session.refreshTokenExpires).toBe(end);
    office.pass({ days: 2, minutes: -1 });
    session = await next(session.refreshToken);
    expect((await profile(session.token)).status).toBe(200);
    office.pass({ minutes: 1 });
    expect((await refresh(session.refreshToken)).status).toBe(401);
    expect((await profile(session.token)).status).toBe(401);
  });
});

/** Presents a spent token, which is refused and ends the session whose newest tokens are given. */
async function expectEnd(spent: string, newest: Session): Promise<void> {
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

describe('refreshing again, because the answer got lost', () => {
  /** A refresh token whose exchange was answered, to nobody. */
  async function lost() {
    const { refreshToken } = await signIn(office, await makePerson(office, null));
    const answer = (await refresh(refreshToken)).body;
    return { refreshToken, answer };
  }

  it('answers the same refresh token for 30 seconds, and the session goes on', async () => {
    const { refreshToken, answer } = await lost();
    office.pass({ seconds: 29 });
    const again = await refresh(refreshToken);
    expect(again).toMatchObject({ status: 200, body: { refreshToken: answer.refreshToken } });
    expect((await profile(again.body.token)).status).toBe(200);
    const next = await refresh(again.body.refreshToken);
    expect(next.status).toBe(200);
    expect((await profile(next.body.token)).status).toBe(200);
  });

  it('ends the session after 30 seconds, however often it was repeated before', async () => {
    const { refreshToken, answer } = await lost();
    office.pass({ seconds: 20 });
    expect((await refresh(refreshToken)).status).toBe(200);
    office.pass({ seconds: 10 });
    await expectEnd(refreshToken, answer);
  });

  it('ends the session once the new access token has been used', async () => {
    const { refreshToken, answer } = await lost();
    await profile(answer.token);
    await expectEnd(refreshToken, answer);
  });

  it('ends the session once the new refresh token has been used', async () => {
    const { refreshToken, answer } = await lost();
    const next = (await refresh(answer.refreshToken)).body;
    await expectEnd(refreshToken, next);
  });

  it('does not take the old access token for a sign that the answer arrived', async () => {
    const first = await signIn(office, await makePerson(office, null));
    await refresh(first.refreshToken);
    expect((await profile(first.token)).status).toBe(200);
    expect((await refresh(first.refreshToken)).status).toBe(200);
  });

  it('lets tabs that refresh at the same moment go on with the same token, once', async () => {
    const { refreshToken } = await signIn(office, await makePerson(office, null));
    const tabs = await Promise.all([1, 2, 3, 4].map(() => refresh(refreshToken)));
    expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [next] = new Set(tabs.map(({ body }) => body.refreshToken));
    expect(tabs.every(({ body }) => body.refreshToken === next)).toBe(true);
    for (const { body } of tabs) expect((await profile(body.token)).status).toBe(200);
    const newest = (await refresh(next)).body;
    expect((await profile(newest.token)).status).toBe(200);
    await expectEnd(refreshToken, newest);
  });

  it('gives a thief who comes in between away with the next refresh', async () => {
    const { refreshToken } = await lost();
    const thief = (await refresh(refreshToken)).body;
    const owner = (await refresh(refreshToken)).body;
    const stolen = (await refresh(thief.refreshToken)).body;
    expect((await profile(stolen.token)).status).toBe(200);
    await expectEnd(owner.refreshToken, stolen);
  });

  it('is not possible with the token that selecting an organisation has replaced', async () => {
    const { person, organizationId } = await memberOf('Replaced');
    const before = await signIn(office, person);
    const { body: selected } = await select(before.token, organizationId);
    await expectEnd(before.refreshToken, selected);
  });

  it('is not possible with the token that selecting an organisation has replaced unheard', async () => {
    const { person, organizationId } = await memberOf('Unheard');
    const first = await signIn(office, person);
    const { body: lostAnswer } = await refresh(first.refreshToken);
    const { body: selected } = await select(first.token, organizationId);
    await expectEnd(lostAnswer.refreshToken, selected);
  });

  it('is not possible after the session has ended', async () => {
    const { refreshToken, answer } = await lost();
    await office.call('POST', '/v1/auth/user/logout', { token: answer.token });
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  it('needs the server’s secret to be foreseen', () => {
    const token = newSecretToken();
    expect(successorOf('a', token)).not.toBe(successorOf('b', token));
    expect(successorOf('a', token)).toBe(successorOf('a', token));
  });
});

describe('refreshing and selecting an organisation at the same moment', () => {
  it('never leaves two refresh tokens that work', async () => {
    const { person, organizationId } = await memberOf('Race');
    for (let round = 0; round < 5; round++) {
      const { token, refreshToken } = await signIn(office, person);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          index % 2 ? refresh(refreshToken) : select(token, organizationId),
        ),
      );
      const given = answers.flatMap(({ status, body }) => (status === 200 ? [body] : []));
      const tokens = [refreshToken, ...given.map((each) => each.refreshToken)];
      const again = await Promise.all([...new Set(tokens)].map((each) => refresh(each)));
      // One of the spent ones was presented, if not before then now: whatever was had of it works no more.
      for (const { status, body } of [...answers, ...again]) {
        if (status === 200) expect((await profile(body.token)).status).toBe(401);
      }
    }
  });
});

describe('signing out', () => {
  it('ends every token of the session, and no other session', async () => {
    const person = await makePerson(office, null);
    const [mine, other] = [await signIn(office, person), await signIn(office, person)];
    const { token, refreshToken } = mine;
    expect((await office.call('POST', '/v1/auth/user/logout', { token })).status).toBe(204);
    expect((await profile(token)).status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await profile(other.token)).status).toBe(200);
  });

  it('shows the person as logged out once no session of theirs is left', async () => {
    const { organizationId } = await makeOrganization(office, 'Logout');
    const person = await makePerson(office, organizationId);
    const first = await enter(office, person, organizationId);
    const second = await enter(office, person, organizationId);
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
