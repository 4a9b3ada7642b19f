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
  it('sends the current token and language', async () => {
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

  it('sends no token when signed out', async () => {
    await openTab({ session: null }).office.GET(profile);
    expect(server.seen[0]?.authorization).toBeUndefined();
  });

  it('sends no token and triggers no refresh for public operations', async () => {
    await openTab(expired()).office.GET('/v1/maintenances/user');
    expect(server.seen).toEqual([
      { call: 'GET /api/v1/maintenances/user', authorization: undefined, language: 'ja' },
    ]);
  });
});

describe('a failing call', () => {
  it.each<[number, string, [string, HttpReaction['kind']]]>([
    [401, 'blockedInOrganization', ['errorResponse.blockedInOrganization', 'signOut']],
    [403, 'forbidden', ['errorResponse.forbidden', 'passOn']],
    [500, 'internalServerError', ['errorResponse.internalServerError', 'message']],
    [
      503,
      'SystemCurrentlyUnderMaintenance',
      ['errorResponse.SystemCurrentlyUnderMaintenance', 'redirect'],
    ],
  ])('reports %i once and returns it to the caller', async (status, code, report) => {
    server.set(`GET /api${profile}`, status, errorBody(status, code));
    const { office, reported } = openTab(signedIn());
    const { error, response } = await office.GET(profile);
    expect(error?.errors).toBe(code);
    expect(response.status).toBe(status);
    expect(reported).toEqual([report]);
  });

  it('does not sign out after a late 401 if the member has signed in again', async () => {
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

  it('throws and reports the error if the server is unreachable', async () => {
    await server.close();
    const { office, reported } = openTab(signedIn());
    const [error] = await settle([office.GET(profile)]);
    expect(error).toBeInstanceOf(OfficeError);
    expect(error).toMatchObject({ status: null, key: 'errorStatus.cors' });
    expect(reported).toEqual([['errorStatus.cors', 'message']]);
  });

  it.each<[string, Response, string]>([
    ['a proxy’s error page', page(502), 'errorResponse.serviceUnavailable'],
    ['an empty error', new Response(null, { status: 504 }), 'errorResponse.serviceUnavailable'],
    ['a proxy’s rate limit', page(413), 'errorResponse.payloadTooLarge'],
    ['a page with an unusual status', page(418), 'errorResponse.invalidRequest'],
    ['a crash of the proxy', page(520), 'errorResponse.internalServerError'],
  ])('has an error body of the contract for a response by %s', async (_, answer, key) => {
    const { office, reported } = openTab(signedIn(), { fetch: async () => answer });
    const { error, response } = await office.GET(profile);
    expect(error).toMatchObject({ statusCode: answer.status });
    expect(response.status).toBe(answer.status);
    expect(toErrorKey(error)).toBe(key);
    expect(reported).toEqual([[key, 'passOn']]);
  });

  it('throws as unreachable if an HTML page is returned as success', async () => {
    const { office, reported } = openTab(signedIn(), { fetch: async () => page(200) });
    await expect(office.GET(profile)).rejects.toMatchObject({ key: 'errorStatus.cors' });
    expect(reported).toEqual([['errorStatus.cors', 'message']]);
  });

  it('throws from unwrap', async () => {
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

/** Response of a proxy or a captive portal. */
function page(status: number): Response {
  return new Response('<!doctype html><title>Hello</title>', {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
