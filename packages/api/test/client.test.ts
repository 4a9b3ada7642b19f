import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OfficeError, toErrorKey, unwrap } from '../src/index.ts';
import type { HttpReaction, Language, OfficeClientOptions } from '../src/index.ts';
import { errorBody, sessionNumber, startServer } from './server.ts';
import { expired, future, openTab as openTabOf, settle, signedIn } from './tab.ts';
import type { Store } from './tab.ts';

const profile = '/v1/auth/user/profile';

let server: Awaited<ReturnType<typeof startServer>>;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

const openTab = (store: Store, options?: Partial<OfficeClientOptions>) =>
  openTabOf(server.baseUrl, store, options);

describe('every call', () => {
  it('carries the token and the language that is read at that moment', async () => {
    let language: Language = 'ja';
    const { office } = openTab(signedIn(), { getLanguage: () => language });
    await office.GET(profile);
    language = 'en';
    await office.GET(profile);
    expect(server.seen).toEqual([
      { call: `GET /api${profile}`, authorization: 'Bearer access-0', language: 'ja' },
      { call: `GET /api${profile}`, authorization: 'Bearer access-0', language: 'en' },
    ]);
  });

  it('goes without a token when signed out', async () => {
    await openTab({ session: null }).office.GET(profile);
    expect(server.seen[0]?.authorization).toBeUndefined();
  });

  it('goes without a token, and without a refresh, where the contract wants none', async () => {
    await openTab(expired()).office.GET('/v1/maintenances/user');
    expect(server.seen).toEqual([
      { call: 'GET /api/v1/maintenances/user', authorization: undefined, language: 'ja' },
    ]);
  });
});

describe('a call that fails', () => {
  it.each<[number, string, [string, HttpReaction['kind']]]>([
    [401, 'blockedInOrganization', ['errorResponse.blockedInOrganization', 'signOut']],
    [403, 'forbidden', ['errorResponse.forbidden', 'passOn']],
    [500, 'internalServerError', ['errorResponse.internalServerError', 'message']],
    [
      503,
      'SystemCurrentlyUnderMaintenance',
      ['errorResponse.SystemCurrentlyUnderMaintenance', 'redirect'],
    ],
  ])('%i is reported once, and answered to the caller', async (status, code, report) => {
    server.set(`GET /api${profile}`, status, errorBody(status, code));
    const { office, reported } = openTab(signedIn());
    const { error, response } = await office.GET(profile);
    expect(error?.errors).toBe(code);
    expect(response.status).toBe(status);
    expect(reported).toEqual([report]);
  });

  it('late, with the tokens of before, does not sign out who has signed in anew', async () => {
    const tab = openTab(signedIn());
    server.set(`GET /api${profile}`, 401, errorBody(401, 'tokenInvalidOrExpired'));
    const { arrived, release } = server.hold('profile');
    const call = tab.office.GET(profile);
    await arrived;
    tab.signIn(sessionNumber(3, future));
    release();
    await call;
    expect(tab.reported).toEqual([['errorResponse.tokenInvalidOrExpired', 'passOn']]);
  });

  it('without an answer throws, and is reported', async () => {
    await server.close();
    const { office, reported } = openTab(signedIn());
    const [error] = await settle([office.GET(profile)]);
    expect(error).toBeInstanceOf(OfficeError);
    expect(error).toMatchObject({ status: null, key: 'errorStatus.cors' });
    expect(reported).toEqual([['errorStatus.cors', 'message']]);
  });

  it.each<[string, Response, string]>([
    ['a proxy’s page', page(502), 'errorResponse.serviceUnavailable'],
    ['an empty refusal', new Response(null, { status: 504 }), 'errorResponse.serviceUnavailable'],
    ['a proxy’s limit', page(413), 'errorResponse.payloadTooLarge'],
    ['a page of an odd status', page(418), 'errorResponse.invalidRequest'],
    ['a crash in front', page(520), 'errorResponse.internalServerError'],
  ])('by %s in the server’s place has the contract’s body', async (_, answer, key) => {
    const { office, reported } = openTab(signedIn(), { fetch: async () => answer });
    const { error, response } = await office.GET(profile);
    expect(error).toMatchObject({ statusCode: answer.status });
    expect(response.status).toBe(answer.status);
    expect(toErrorKey(error)).toBe(key);
    expect(reported).toEqual([[key, 'passOn']]);
  });

  it('since a web page came as success is one without an answer', async () => {
    const { office, reported } = openTab(signedIn(), { fetch: async () => page(200) });
    await expect(office.GET(profile)).rejects.toMatchObject({ key: 'errorStatus.cors' });
    expect(reported).toEqual([['errorStatus.cors', 'message']]);
  });

  it('can be had as an exception', async () => {
    server.set(`GET /api${profile}`, 422, errorBody(422, { email: 'invalid' }));
    const { office } = openTab(signedIn());
    await expect(unwrap(office.GET(profile))).rejects.toMatchObject({
      status: 422,
      key: 'errorResponse.emailInvalid',
    });
    server.set(`GET /api${profile}`, 200, { id: 'aoi' });
    expect(await unwrap(office.GET(profile))).toEqual({ id: 'aoi' });
  });
});

/** The answers of a proxy or a captive portal in the server's place. */
function page(status: number): Response {
  return new Response('<!doctype html><title>Hello</title>', {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
