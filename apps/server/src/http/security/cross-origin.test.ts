import { realtimePath } from '@office/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';

const shop = 'https://shop.example';

let open: TestServer;
let closed: TestServer;
beforeAll(async () => {
  open = await startTestServer({
    config: { allowedOrigins: [shop, 'http://localhost:5173'], rateLimit: 1 },
  });
  closed = await startTestServer();
});
afterAll(() => Promise.all([open.close(), closed.close()]));

const ask = (server: TestServer, origin: string | null, path = '/api/v1/maintenances/user') =>
  fetch(`${server.url}${path}`, { headers: origin === null ? {} : { origin } });

const preflight = (server: TestServer, origin: string, path = '/api/v1/auth/user/profile') =>
  fetch(`${server.url}${path}`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization,content-type',
    },
  });

const allowed = ({ headers }: Response) => headers.get('access-control-allow-origin');

describe('an allowed origin', () => {
  it.each([shop, 'http://localhost:5173'])('%s can read responses', async (origin) => {
    const answer = await ask(open, origin);
    expect(allowed(answer)).toBe(origin);
    expect(answer.headers.get('vary')).toContain('Origin');
    // Tokens are sent in a header, so cookies are not allowed.
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('access-control-expose-headers')).toContain('retry-after');
  });

  it('can read error responses', async () => {
    const answer = await ask(open, shop, '/api/v1/auth/user/profile');
    expect(answer.status).toBe(401);
    expect(allowed(answer)).toBe(shop);
  });

  it('receives the allowed methods and headers in the preflight response', async () => {
    const answer = await preflight(open, shop);
    expect(answer.status).toBe(204);
    expect(allowed(answer)).toBe(shop);
    expect(answer.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(answer.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(answer.headers.get('access-control-max-age')).toBe('7200');
  });

  it('can send preflights without a rate limit', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => preflight(open, shop)));
    expect(answers.filter(({ status }) => status !== 204)).toEqual([]);
  });

  it('can upload files and connect sockets', async () => {
    expect((await preflight(open, shop, '/files/upload?key=a')).status).toBe(204);
    const polled = await ask(open, shop, `${realtimePath}/?EIO=4&transport=polling`);
    expect(polled.status).toBe(200);
    expect(allowed(polled)).toBe(shop);
  });

  it('can embed images', async () => {
    const picture = '/api/v1/users/portraits/regular_sand_bob_espresso_smile_sweater_iris_none.svg';
    const policyOf = async (server: TestServer, path: string) =>
      (await ask(server, null, path)).headers.get('cross-origin-resource-policy');
    expect(await policyOf(open, picture)).toBe('cross-origin');
    expect(await policyOf(open, '/api/v1/maintenances/user')).toBe('same-origin');
    expect(await policyOf(closed, picture)).toBe('same-origin');
  });
});

describe('a disallowed origin', () => {
  it.each([
    'null',
    '*',
    'http://shop.example',
    'https://shop.example:8443',
    'https://shop.example.evil.example',
    'https://evil-shop.example',
    'https://a.shop.example',
    'https://SHOP.example',
    'https://shop.example/',
    'https://shop.example@evil.example',
    'https://shop.example, https://evil.example',
    'https://shop.example https://evil.example',
    'https://evil.example',
  ])('%s cannot read responses', async (origin) => {
    const [answer, inAdvance] = [await ask(open, origin), await preflight(open, origin)];
    expect(allowed(answer)).toBeNull();
    expect(allowed(inAdvance)).toBeNull();
    expect(inAdvance.status).toBe(404);
    expect(answer.headers.get('vary')).toContain('Origin');
    const polled = await ask(open, origin, `${realtimePath}/?EIO=4&transport=polling`);
    expect(allowed(polled)).toBeNull();
  });

  it('cannot read pages even when allowed for API calls', async () => {
    expect(allowed(await ask(open, shop, '/'))).toBeNull();
    expect(allowed(await ask(open, shop, '/config.json'))).toBeNull();
  });
});

describe('without configured origins', () => {
  it('adds no CORS headers', async () => {
    const answer = await ask(closed, shop);
    const named = [...answer.headers.keys()].filter((name) => name.startsWith('access-control'));
    expect(named).toEqual([]);
    expect((await preflight(closed, shop)).status).toBe(404);
  });
});
