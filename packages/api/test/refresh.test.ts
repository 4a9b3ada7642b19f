import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RefreshFailedError, SessionEndedError } from '../src/index.ts';
import type { OfficeClientOptions } from '../src/index.ts';
import { errorBody, sessionNumber, startServer } from './server.ts';
import { expired, future, makeLock, openTab as openTabOf, settle, signedIn } from './tab.ts';
import type { Store } from './tab.ts';

const profile = '/v1/auth/user/profile';
const refreshCall = 'POST /api/v1/auth/user/refresh';

let server: Awaited<ReturnType<typeof startServer>>;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

const openTab = (store: Store, options?: Partial<OfficeClientOptions>) =>
  openTabOf(server.baseUrl, store, options);

describe('an expired token', () => {
  it('is refreshed once for 100 concurrent calls', async () => {
    const store = expired();
    const { office, failures } = openTab(store);
    const answers = await Promise.all(Array.from({ length: 100 }, () => office.GET(profile)));
    expect(server.count('refresh')).toBe(1);
    expect(server.seen[0]).toEqual({
      call: refreshCall,
      authorization: 'Bearer refresh-0',
      language: 'ja',
    });
    expect(answers.map(({ data }) => data)).toEqual(
      Array(100).fill({ authorization: 'Bearer access-1' }),
    );
    expect(store.session?.refreshToken).toBe('refresh-1');
    expect(failures).toEqual([]);
  });

  it('is refreshed once for calls that start during the refresh', async () => {
    const { office } = openTab(expired());
    const { arrived, release } = server.hold('refresh');
    const first = office.GET(profile);
    await arrived;
    const second = office.GET(profile);
    release();
    await Promise.all([first, second]);
    expect(server.count('refresh')).toBe(1);
    expect(server.count('profile')).toBe(2);
  });

  it('is refreshed once for two tabs', async () => {
    const store = expired();
    const lock = makeLock();
    const tabs = [openTab(store, { lock }), openTab(store, { lock })];
    const calls = tabs.flatMap(({ office }) =>
      Array.from({ length: 10 }, () => office.GET(profile)),
    );
    const answers = await Promise.all(calls);
    expect(server.count('refresh')).toBe(1);
    expect(answers.map(({ data }) => data)).toEqual(
      Array(20).fill({ authorization: 'Bearer access-1' }),
    );
    expect(tabs.flatMap(({ failures }) => failures)).toEqual([]);
  });

  it('is refreshed once for two tabs with the default lock', async () => {
    const store = expired();
    const tabs = [openTab(store, { lock: undefined }), openTab(store, { lock: undefined })];
    await Promise.all(tabs.map(({ office }) => office.GET(profile)));
    expect(server.count('refresh')).toBe(1);
  });

  it('is not refreshed while another tab selects an organisation', async () => {
    const store = signedIn();
    const lock = makeLock();
    const [tab, other] = [openTab(store, { lock }), openTab(store, { lock })];
    const select = '/v1/auth/user/organization';
    server.set(`POST /api${select}`, 200, sessionNumber(7, future));
    const { arrived, release } = server.hold(select);
    const body = { organizationId: '5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01' };
    const selected = tab.office.POST(select, { body });
    await arrived;
    const refreshed = other.office.refresh();
    release();
    await selected;
    expect(await refreshed).toBe('access-7');
    expect(server.count('refresh')).toBe(0);
    expect(store.session?.refreshToken).toBe('refresh-7');
  });

  it('is refreshed again when the new token has expired as well', async () => {
    let now = Date.now();
    const { office } = openTab(expired(), { now: () => now });
    await office.GET(profile);
    now += 16 * 60_000;
    await office.GET(profile);
    expect(server.count('refresh')).toBe(2);
  });

  it('is not refreshed for each call if new tokens are already expired by the local clock', async () => {
    let now = Date.now() + 60 * 60_000;
    const { office } = openTab(expired(), { now: () => now });
    for (let call = 0; call < 5; call++) await office.GET(profile);
    expect([server.count('refresh'), server.count('profile')]).toEqual([1, 5]);
    now += 31_000;
    await office.GET(profile);
    expect(server.count('refresh')).toBe(2);
  });

  it('is not refreshed before it expires or if its expiry is unknown', async () => {
    await openTab(signedIn()).office.GET(profile);
    const unknown = sessionNumber(0, 0);
    await openTab(
      { session: null },
      {
        session: {
          getTokens: () => ({ ...unknown, tokenExpires: null }),
          update: () => {},
          onRefreshFailed: () => {},
        },
      },
    ).office.GET(profile);
    expect(server.count('refresh')).toBe(0);
  });
});

describe('an aborted call', () => {
  it('rejects immediately while the refresh continues for other calls', async () => {
    const { office, failures, reported } = openTab(expired());
    const { release } = server.hold('refresh');
    const leaving = new AbortController();
    const left = office.GET(profile, { signal: leaving.signal });
    const stays = office.GET(profile);
    leaving.abort();
    await expect(left).rejects.toThrow(/abort/i);
    release();
    expect((await stays).data).toEqual({ authorization: 'Bearer access-1' });
    expect(server.count('refresh')).toBe(1);
    expect([...failures, ...reported]).toEqual([]);
  });

  it('is not reported as a network failure', async () => {
    const { office, reported } = openTab(signedIn());
    const signal = AbortSignal.abort();
    await expect(office.GET(profile, { signal })).rejects.toThrow(/abort/i);
    expect(reported).toEqual([]);
  });
});

describe('a rejected refresh', () => {
  beforeEach(() => server.set(refreshCall, 401, errorBody(401, 'refreshFailed')));

  it('fails all waiting calls and notifies the session once', async () => {
    const { office, failures, reported } = openTab(expired());
    const results = await settle(Array.from({ length: 100 }, () => office.GET(profile)));
    expect(results.every((error) => error instanceof RefreshFailedError)).toBe(true);
    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatchObject({ status: 401, key: 'errorResponse.refreshFailed' });
    expect([server.count('refresh'), server.count('profile')]).toEqual([1, 0]);
    expect(reported).toEqual([]);
  });

  it('is neither repeated nor reported again for the same token', async () => {
    const { office, failures } = openTab(expired());
    await settle([office.GET(profile)]);
    const [repeated] = await settle([office.GET(profile)]);
    expect(repeated).toBeInstanceOf(RefreshFailedError);
    expect(server.count('refresh')).toBe(1);
    expect(failures).toHaveLength(1);
  });

  it('does not affect calls after signing in again', async () => {
    const tab = openTab(expired());
    await settle([tab.office.GET(profile)]);
    tab.signIn(sessionNumber(7, future));
    const { data } = await tab.office.GET(profile);
    expect(data).toEqual({ authorization: 'Bearer access-7' });
  });
});

describe('a refresh without a response', () => {
  it('fails the waiting calls and is retried by the next call', async () => {
    const { office, failures } = openTab(expired(), {
      fetch: fetchFailingOnce(),
    });
    const results = await settle([office.GET(profile), office.GET(profile)]);
    expect(results.every((error) => error instanceof RefreshFailedError)).toBe(true);
    expect(failures.map(({ status }) => status)).toEqual([null]);
    expect((await office.GET(profile)).data).toEqual({ authorization: 'Bearer access-1' });
  });

  it('fails after the refresh timeout', async () => {
    const { release } = server.hold('refresh');
    const { office, failures } = openTab(expired(), { refreshTimeout: 20 });
    const [error] = await settle([office.GET(profile)]);
    expect(error).toBeInstanceOf(RefreshFailedError);
    expect(failures).toHaveLength(1);
    release();
  });

  it.each([
    ['a captive portal', 200],
    ['a proxy without its server', 502],
    ['a gateway without the session', 401],
  ])('is retried after a response by %s instead of the server', async (_, status) => {
    server.set(refreshCall, status, { hello: 'stranger' });
    const { office, failures } = openTab(expired());
    const errors = await settle([office.GET(profile)]);
    errors.push(...(await settle([office.GET(profile)])));
    expect(errors.every((error) => error instanceof RefreshFailedError)).toBe(true);
    expect(failures.map((error) => error.status)).toEqual([null, null]);
    expect(server.count('refresh')).toBe(2);
  });

  it('is retried after a 429 response', async () => {
    server.set(refreshCall, 429, errorBody(429, 'tooManyRequests'));
    const { office, failures } = openTab(expired());
    await settle([office.GET(profile)]);
    await settle([office.GET(profile)]);
    expect(failures.map(({ status }) => status)).toEqual([429, 429]);
    expect(server.count('refresh')).toBe(2);
  });

  it('reports maintenance', async () => {
    server.set(refreshCall, 503, errorBody(503, 'SystemCurrentlyUnderMaintenance'));
    const { office, failures } = openTab(expired());
    await settle([office.GET(profile)]);
    expect(failures[0]?.body?.errors).toBe('SystemCurrentlyUnderMaintenance');
  });
});

describe('a session that ends during a refresh', () => {
  it.each([
    ['signed out', (tab: ReturnType<typeof openTab>) => tab.signOut(), null],
    [
      'signed in again',
      (tab: ReturnType<typeof openTab>) => tab.signIn(sessionNumber(9, future)),
      'access-9',
    ],
  ])('%s: discards late tokens without reporting a failure', async (_, change, token) => {
    const store = expired();
    const tab = openTab(store);
    const { arrived, release } = server.hold('refresh');
    const call = settle([tab.office.GET(profile)]);
    await arrived;
    change(tab);
    release();
    expect((await call)[0]).toBeInstanceOf(SessionEndedError);
    expect(store.session?.token ?? null).toBe(token);
    expect(tab.failures).toEqual([]);
  });

  it('in another tab: makes no call with the consumed token', async () => {
    const store = expired();
    const tab = openTab(store);
    store.session = null;
    expect((await settle([tab.office.GET(profile)]))[0]).toBeInstanceOf(SessionEndedError);
    expect(server.seen).toEqual([]);
    expect(tab.failures).toEqual([]);
  });
});

describe('token access', () => {
  it('accessToken returns the current token, a refreshed token, or null', async () => {
    expect(await openTab(signedIn()).office.accessToken()).toBe('access-0');
    expect(await openTab(expired()).office.accessToken()).toBe('access-1');
    expect(await openTab({ session: null }).office.accessToken()).toBeNull();
  });

  it('refresh returns new tokens before expiry unless another tab just refreshed', async () => {
    const store = signedIn();
    const lock = makeLock();
    const [one, two] = [openTab(store, { lock }), openTab(store, { lock })];
    expect(await Promise.all([one.office.refresh(), two.office.refresh()])).toEqual([
      'access-1',
      'access-1',
    ]);
    expect(server.count('refresh')).toBe(1);
  });

  it('refresh without a session fails without a report', async () => {
    const { office, failures } = openTab({ session: null });
    await expect(office.refresh()).rejects.toBeInstanceOf(SessionEndedError);
    expect(failures).toEqual([]);
  });
});

function fetchFailingOnce(): (request: Request) => Promise<Response> {
  let isDown = true;
  return async (request) => {
    if (!isDown) return fetch(request);
    isDown = false;
    throw new TypeError('fetch failed');
  };
}
