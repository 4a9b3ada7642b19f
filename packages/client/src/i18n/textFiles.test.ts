import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestTexts, textUrl } from './textFiles.ts';

const files = { start: ['common', 'auth'] };

afterEach(() => vi.unstubAllGlobals());

function load(url: string) {
  return new Promise<{ error: unknown; data: unknown }>((resolve) =>
    requestTexts({}, url, '', (error, response) => resolve({ error, data: response?.data })),
  );
}

describe('textUrl', () => {
  it.each([
    ['of a namespace with a file of its own', 'chat', '/locales/ja/chat.json'],
    ['of a namespace in a shared file', 'auth', '/locales/ja/start.json#auth'],
  ])('returns the address %s', (_, namespace, url) => {
    expect(textUrl('/locales/ja', namespace, files)).toBe(url);
  });
});

describe('requestTexts', () => {
  it('loads a shared file once and returns the texts of each namespace', async () => {
    const texts = { common: { ok: 'OK' }, auth: { signIn: 'Sign in' } };
    const fetch = vi.fn(async () => Response.json(texts));
    vi.stubGlobal('fetch', fetch);
    const loaded = await Promise.all([
      load('/ja/shared.json#common'),
      load('/ja/shared.json#auth'),
    ]);
    expect(loaded.map(({ data }) => data)).toEqual([texts.common, texts.auth]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('returns all texts of a file with one namespace', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ title: 'Chat' }));
    expect(await load('/ja/chat.json')).toEqual({ error: null, data: { title: 'Chat' } });
  });

  it.each([
    ['an error status', async () => new Response('', { status: 503 })],
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('requests the file again after %s', async (what, fails) => {
    const url = `/ja/${encodeURIComponent(what)}.json`;
    vi.stubGlobal('fetch', fails);
    expect((await load(url)).error).not.toBeNull();
    vi.stubGlobal('fetch', async () => Response.json({ title: 'Chat' }));
    expect((await load(url)).data).toEqual({ title: 'Chat' });
  });
});
