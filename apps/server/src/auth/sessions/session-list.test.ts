import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  signInToOrganization,
  makeOrganization,
  makePerson,
  password,
  signIn,
} from '../../../test/people.ts';
import type { TestOrganization, TestPerson } from '../../../test/people.ts';
import { startOffice } from '../../../test/office.ts';
import type { TestOffice } from '../../../test/office.ts';

type SessionList = Schemas['SignedInSessionList'];
type NetworkList = Schemas['TrustedNetworkList'];

let office: TestOffice;
let sakura: TestOrganization;
beforeAll(async () => {
  office = await startOffice();
  sakura = await makeOrganization(office, 'Sakura');
});
afterAll(() => office.close());

const user = '/v1/auth/user';
const sessions = (token: string, query = '') =>
  office.call<SessionList>('GET', `${user}/sessions${query}`, { token });
const end = (token: string, id: string) =>
  office.call('DELETE', `${user}/sessions/${id}`, { token });
const profile = (token: string) => office.call('GET', `${user}/profile`, { token });
const networks = (token: string, ip?: string) =>
  office.call<NetworkList>('GET', `${user}/trusted-networks`, { token, ...(ip && { ip }) });

const idOf = async (token: string) =>
  (await sessions(token)).body.data.find(({ current }) => current)!.id;

describe('session list', () => {
  it('returns device, address and times, with the current session first', async () => {
    const person = await makePerson(office, null);
    const signedInAt = office.platform.now().toISOString();
    const first = await signIn(office, person);
    office.advanceClock({ minutes: 1 });
    const second = await signIn(office, person);
    office.advanceClock({ minutes: 1 });
    const refresh = { token: first.refreshToken, ip: '2001:db8:1:2::7' };
    const { body } = await office.call<Schemas['Session']>('POST', `${user}/refresh`, refresh);
    const { data, metadata } = (await sessions(second.token)).body;
    expect(data.map(({ current }) => current)).toEqual([true, false]);
    expect(data[1]).toEqual({
      id: await idOf(body.token),
      current: false,
      device: 'OTHER',
      system: null,
      browser: null,
      address: '2001:db8:1:2::7',
      signedInAt,
      lastUsedAt: office.platform.now().toISOString(),
      expiresAt: new Date(body.refreshTokenExpires).toISOString(),
    });
    expect(metadata).toMatchObject({ total: 2, hasNextPage: false });
    expect((await sessions(first.token)).body.data[0]?.address).toBe('2001:db8:1:2::7');
  });

  it('is paginated and omits ended sessions and sessions of other users', async () => {
    const person = await makePerson(office, null);
    await signIn(office, await makePerson(office, null));
    await signIn(office, person);
    office.advanceClock({ days: 30 });
    // The network is unknown again after 30 days, so the sign-in needs a code.
    await office.call('POST', `${user}/login`, { body: { email: person.email, password } });
    const code = /\b\d{4}\b/.exec((await office.mailsTo(person.email)).at(-1)!.text)![0];
    const body = { email: person.email, password, code };
    const answer = await office.call<Schemas['Session']>('POST', `${user}/verify-new-ip`, { body });
    const { token } = answer.body;
    const endedSession = await signIn(office, person);
    await office.call('POST', `${user}/logout`, { token: endedSession.token });
    await signIn(office, person);
    expect((await sessions(token)).body.metadata.total).toBe(2);
    const page = (await sessions(token, '?page=2&limit=1')).body;
    expect(page.data).toMatchObject([{ current: false }]);
    expect(page.metadata).toMatchObject({ total: 2, page: 2, limit: 1, hasNextPage: false });
  });
});

describe('remote sign-out', () => {
  it('ends the session, its sockets and its presence immediately', async () => {
    const person = await makePerson(office, sakura.organizationId);
    const session = await signIn(office, person);
    const otherSession = await signInToOrganization(office, person, sakura.organizationId);
    await office.call('PATCH', '/v1/users/status', {
      token: otherSession.token,
      body: { workingStatus: 'OFFICE', status: 'BUSY' },
    });
    const sessionId = await idOf(otherSession.token);
    office.sent.length = 0;
    expect((await end(session.token, sessionId)).status).toBe(204);
    expect((await profile(otherSession.token)).status).toBe(401);
    const refresh = { token: otherSession.refreshToken };
    expect((await office.call('POST', `${user}/refresh`, refresh)).status).toBe(401);
    expect((await profile(session.token)).status).toBe(200);
    const sent = office.sent.map(({ kind, target }) => [kind, target]);
    expect(sent).toContainEqual(['disconnect', { sessionId }]);
    expect(office.sent).toContainEqual(
      expect.objectContaining({
        kind: 'presenceChanged',
        payload: expect.objectContaining({ status: 'LOGGED_OUT' }) as unknown,
      }),
    );
    expect((await end(session.token, sessionId)).status).toBe(404);
  });

  it('forgets the device of the ended session, but not the current device', async () => {
    const person = await makePerson(office, null);
    const [session, otherSession] = [await signIn(office, person), await signIn(office, person)];
    await end(session.token, await idOf(otherSession.token));
    const wrong = { email: person.email, password: 'Wrong#1' };
    for (let attempt = 0; attempt < 5; attempt++) {
      await office.call('POST', `${user}/login`, { body: wrong });
    }
    const login = (deviceToken: string | undefined) =>
      office.call('POST', `${user}/login`, {
        body: { email: person.email, password, deviceToken },
      });
    expect((await login(otherSession.deviceToken)).status).toBe(403);
    expect((await login(session.deviceToken)).status).toBe(200);
  });

  it('ends all other sessions of the user, but no sessions of other users', async () => {
    const person = await makePerson(office, null);
    const session = await signIn(office, person);
    const others = [await signIn(office, person), await signIn(office, person)];
    const stranger = await signIn(office, await makePerson(office, null));
    const { token } = session;
    expect((await office.call('DELETE', `${user}/sessions`, { token })).status).toBe(204);
    for (const other of others) expect((await profile(other.token)).status).toBe(401);
    for (const one of [session, stranger]) expect((await profile(one.token)).status).toBe(200);
    expect((await sessions(token)).body.data).toMatchObject([{ current: true }]);
  });

  it('returns 404 for a session of another user', async () => {
    const stranger = await signIn(office, await makePerson(office, null));
    const { token } = await signIn(office, await makePerson(office, null));
    expect(await end(token, await idOf(stranger.token))).toMatchObject({
      status: 404,
      errors: 'notFound',
    });
    expect((await end(token, 'x')).errors).toEqual({ sessionId: 'invalid' });
    expect((await profile(stranger.token)).status).toBe(200);
  });

  it('leaves at most one session when two sign each other out concurrently', async () => {
    const person = await makePerson(office, null);
    const both = [await signIn(office, person), await signIn(office, person)];
    await Promise.all(
      both.map(({ token }) => office.call('DELETE', `${user}/sessions`, { token })),
    );
    const left = await Promise.all(both.map(({ token }) => profile(token)));
    expect(left.filter(({ status }) => status === 200).length).toBeLessThan(2);
  });
});

describe('trusted networks', () => {
  async function knownIn(...ips: string[]): Promise<TestPerson & { token: string }> {
    const person = await makePerson(office, null);
    let token = '';
    for (const ip of ips) {
      const call = (path: string, more: object = {}) =>
        office.call<Schemas['Session']>('POST', `${user}/${path}`, {
          body: { email: person.email, password, ...more },
          ip,
        });
      let answer = await call('login');
      if (answer.errors === 'loginIpUnknown') {
        const code = /\b\d{4}\b/.exec((await office.mailsTo(person.email)).at(-1)!.text)![0];
        answer = await call('verify-new-ip', { code });
      }
      token = answer.body.token;
    }
    return { ...person, token };
  }

  it('are listed in display notation with their expiry', async () => {
    const { token } = await knownIn('198.51.100.1', '2001:db8:5:6::1');
    const { data } = (await networks(token, '198.51.100.1')).body;
    const now = office.platform.now();
    expect(data.map(({ network, current }) => [network, current]).sort()).toEqual([
      ['198.51.100.1', true],
      ['2001:db8:5:6::/64', false],
    ]);
    expect(data[0]).toMatchObject({
      trustedAt: now.toISOString(),
      lastUsedAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + 30 * 24 * 60 * 60_000).toISOString(),
    });
    office.advanceClock({ days: 30 });
  });

  it('require a code again after removal', async () => {
    const { email, token } = await knownIn('198.51.100.1', '198.51.100.2');
    const otherNetwork = (await networks(token)).body.data.find(
      ({ network }) => network === '198.51.100.1',
    )!;
    const remove = () =>
      office.call('DELETE', `${user}/trusted-networks/${otherNetwork.id}`, { token });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    const login = (ip: string) =>
      office.call('POST', `${user}/login`, { body: { email, password }, ip });
    expect((await login('198.51.100.1')).errors).toBe('loginIpUnknown');
    expect((await login('198.51.100.2')).status).toBe(200);
    expect((await profile(token)).status).toBe(200);
  });

  it('cannot be removed by another user', async () => {
    const owner = await knownIn('198.51.100.1');
    const { token } = await knownIn('198.51.100.1');
    const [network] = (await networks(owner.token)).body.data;
    const answer = await office.call('DELETE', `${user}/trusted-networks/${network!.id}`, {
      token,
    });
    expect(answer.status).toBe(404);
    expect((await networks(owner.token)).body.data).toHaveLength(1);
  });
});
