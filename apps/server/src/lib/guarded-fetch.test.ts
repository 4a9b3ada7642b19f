import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startWebSite, type TestWebSite } from '../../test/providers/web-site.ts';
import { guardedFetch } from './guarded-fetch.ts';

let site: TestWebSite;
beforeAll(async () => {
  site = await startWebSite();
});
afterEach(() => {
  site.requests.length = 0;
  site.pages.clear();
});
afterAll(() => site.close());

const port = () => new URL(site.origin).port;

describe('guardedFetch without trusted hosts', () => {
  const guarded = guardedFetch({ trusted: [], allowsHttp: true });

  it.each([
    '127.0.0.1',
    '0x7f.1',
    '2130706433',
    '[::1]',
    '[::127.0.0.1]',
    '[::ffff:127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[64:ff9b:1::127.0.0.1]',
    '[2002:7f00:1::]',
    '[fec0::1]',
    '[2001::1]',
    'localhost',
  ])('does not connect to %s', async (host) => {
    await expect(guarded(`http://${host}:${port()}/`)).rejects.toThrow('blocked address');
    expect(site.requests).toEqual([]);
  });

  it('requires TLS by default', async () => {
    const secure = guardedFetch({ trusted: [] });
    await expect(secure('http://example.com/')).rejects.toThrow('it has no TLS');
  });
});

describe('guardedFetch of a trusted host', () => {
  const fetchWith = (options: Partial<Parameters<typeof guardedFetch>[0]> = {}) =>
    guardedFetch({ trusted: [site.host], ...options })(`${site.origin}/page`);

  it('returns status, headers and body', async () => {
    site.pages.set('/page', { status: 201, headers: { 'x-kind': 'test' }, body: 'hello' });
    const response = await fetchWith();
    expect(response.status).toBe(201);
    expect(response.headers.get('x-kind')).toBe('test');
    expect(await response.text()).toBe('hello');
  });

  it('fails for a switch of protocols', async () => {
    site.pages.set('/page', ({ socket }) => {
      socket?.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
    });
    await expect(fetchWith()).rejects.toThrow('unexpected upgrade');
  });

  it('returns redirects without following them', async () => {
    site.pages.set('/page', { status: 302, headers: { location: '/other' } });
    const response = await fetchWith();
    expect(response.status).toBe(302);
    expect(site.requests).toEqual(['/page']);
  });

  it('fails for a response above the limit', async () => {
    site.pages.set('/page', { body: 'x'.repeat(1001) });
    await expect(fetchWith({ maxBytes: 1000 })).rejects.toThrow('too large');
  });

  it('returns the beginning of a response above the limit if it may truncate', async () => {
    site.pages.set('/page', (response) => {
      response.writeHead(200).write('x'.repeat(1500));
    });
    const response = await fetchWith({ maxBytes: 1000, truncate: true });
    expect(await response.text()).toHaveLength(1000);
  });

  it('does not read a body of another media type', async () => {
    site.pages.set('/page', (response) => {
      response.writeHead(200, { 'content-type': 'video/mp4' }).write('x');
    });
    const response = await fetchWith({ mediaType: /^text\/html/ });
    expect(await response.text()).toBe('');
  });

  it.each([999, 600])('fails for the status %i', async (status) => {
    site.pages.set('/page', { status });
    await expect(fetchWith()).rejects.toThrow(RangeError);
  });

  it('returns no body for the status 205', async () => {
    site.pages.set('/page', { status: 205 });
    expect((await fetchWith()).body).toBeNull();
  });
});
