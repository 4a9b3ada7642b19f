import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createOfficeClient, unwrap } from '../src/index.ts';
import { exampleOf, mockError, mockHandlers, mockOperation } from '../src/mocks/index.ts';
import type { OperationId } from '../src/mocks/index.ts';
import { calls, deref, validator } from './contract.ts';

const baseUrl = 'https://office.test/api';
const server = setupServer(...mockHandlers());
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const office = createOfficeClient({
  baseUrl,
  getLanguage: () => 'en',
  session: {
    getTokens: () => ({ token: 'access', refreshToken: 'refresh', tokenExpires: null }),
    update: () => {},
    onRefreshFailed: () => {},
  },
});
/** `response.text()` removes the byte order mark of CSV files. */
const withBom = new TextDecoder('utf-8', { ignoreBOM: true });

const profile = () => unwrap(office.GET('/v1/auth/user/profile'));

describe('mockHandlers', () => {
  it.each(calls)(
    'responds to %s with an example of the contract',
    async (name, operation, path) => {
      const [method, template] = name.split(' ') as [string, string];
      const response = await fetch(baseUrl + template.replace(/\{\w+\}/g, 'x1'), { method });
      expect(Object.keys(operation.responses)).toContain(String(response.status));
      expect(response.ok).toBe(true);
      const declared = deref(operation.responses[response.status]!);
      const [type] = Object.keys(declared.content ?? {});
      const text = withBom.decode(await response.arrayBuffer());
      const example = exampleOf(operation.operationId as OperationId);
      if (type !== 'application/json') return expect(text).toBe(String(example ?? ''));
      const body: unknown = JSON.parse(text);
      expect(Object.keys(body as object)).toEqual(Object.keys(example as object));
      const at = ['responses', String(response.status), 'content', type, 'schema'];
      const validate = validator([...path, ...at]);
      expect(validate(body), JSON.stringify(validate.errors)).toBe(true);
    },
  );

  it('prefers a literal path to a parameter', async () => {
    const unread = await unwrap(office.GET('/v1/users/notifications/unread'));
    expect(unread).toEqual(exampleOf('getUnreadNotifications'));
  });

  it('returns tokens that have not expired', () => {
    expect(exampleOf('login').tokenExpires).toBeGreaterThan(Date.now());
  });

  it('responds with an override', async () => {
    const changed = { ...exampleOf('getProfile'), nameKanji: '佐藤 花' };
    server.use(...mockHandlers({ overrides: { getProfile: changed } }));
    expect(await profile()).toEqual(changed);
  });

  it('responds only below the given address', async () => {
    server.use(
      ...mockHandlers({
        baseUrl: 'https://other.test/office/',
        overrides: { getProfile: () => mockError('userBlocked') },
      }),
    );
    expect((await fetch('https://other.test/office/v1/auth/user/profile')).status).toBe(403);
    expect(await profile()).toEqual(exampleOf('getProfile'));
  });
});

describe('mockOperation', () => {
  it('passes the request and the path parameters to a function', async () => {
    server.use(
      mockOperation('getUser', ({ request, params }) => ({
        ...exampleOf('getUser'),
        id: String(params['id']),
        nameKanji: request.headers.get('Accept-Language')!,
      })),
    );
    const user = await unwrap(office.GET('/v1/users/{id}', { params: { path: { id: 'u1' } } }));
    expect(user).toMatchObject({ id: 'u1', nameKanji: 'en' });
  });

  it('responds with an error of the contract', async () => {
    server.use(
      mockOperation('login', () => mockError('passwordAttemptWarning', { data: { remaining: 2 } })),
    );
    const call = office.POST('/v1/auth/user/login', {
      body: { email: 'aoi@sakura.example', password: 'x' },
    });
    await expect(unwrap(call)).rejects.toMatchObject({
      status: 422,
      code: 'passwordAttemptWarning',
      body: { data: { remaining: 2 } },
    });
  });

  it('rejects bodies of another type', () => {
    // @ts-expect-error The body of another operation.
    mockOperation('getProfile', exampleOf('login'));
    // @ts-expect-error An operation that does not exist.
    expect(() => mockOperation('getNothing', {})).toThrow();
  });
});
