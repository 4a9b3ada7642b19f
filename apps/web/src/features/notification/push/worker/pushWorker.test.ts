import { describe, expect, it } from 'vitest';
import { installPushWorker, type Page, type WorkerScope } from './pushWorker.ts';

function browser(urls: { url: string; focused?: boolean; seen?: boolean }[] = []) {
  const done: unknown[] = [];
  const shown: { tag: string | undefined; data: unknown }[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const scope: WorkerScope = {
    addEventListener: (type: string, listener: (event: never) => void) =>
      void listeners.set(type, listener as (event: unknown) => void),
    skipWaiting: async () => void done.push('skipWaiting'),
    registration: {
      showNotification: async (title, options) => {
        done.push({ title, ...options });
        shown.push({ tag: options.tag, data: options.data });
      },
      getNotifications: async ({ tag }) => shown.filter((each) => each.tag === tag),
    },
    clients: {
      matchAll: async () =>
        urls.map(({ url, focused = false, seen = focused }): Page => ({
          url,
          focused,
          visibilityState: seen ? 'visible' : 'hidden',
          focus: async () => void done.push(`focus ${url}`),
          postMessage: ({ path }) => void done.push(`tell ${url} ${path}`),
        })),
      openWindow: async (path) => void done.push(`open ${path}`),
    },
  };
  installPushWorker(scope);
  const raise = async (type: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ ...event, waitUntil: (promise: typeof work) => (work = promise) });
    await work;
    return done;
  };
  return {
    push: (json: () => unknown) => raise('push', { data: { json } }),
    post: (data: unknown) => raise('message', { data: data as never }),
    click: (data: unknown) =>
      raise('notificationclick', {
        notification: { data, close: () => void done.push('close') },
      }),
    raise,
  };
}

const office = 'https://office.example';

describe('installPushWorker', () => {
  it('activates a new worker immediately', async () => {
    expect(await browser().raise('install', {})).toEqual(['skipWaiting']);
  });

  it('shows a push message and replaces an earlier notification of the same room', async () => {
    const data = { title: '営業部', body: '葵：はい', path: '/chat-room/1', tag: 'chat-1' };
    expect(await browser().push(() => ({ data, from: '1' }))).toEqual([
      {
        title: '営業部',
        body: '葵：はい',
        tag: 'chat-1',
        renotify: true,
        icon: '/favicon.svg',
        data: { path: '/chat-room/1' },
      },
    ]);
  });

  it.each<[string, () => unknown]>([
    ['invalid JSON', () => JSON.parse('{')],
    ['nothing', () => null],
    ['no data', () => ({})],
    ['no title', () => ({ data: { body: 'x', path: '/main' } })],
    ['a title of another type', () => ({ data: { title: {}, path: '/main' } })],
    ['another site', () => ({ data: { title: 'x', path: 'https://evil.example' } })],
    [
      'another site as protocol-relative URL',
      () => ({ data: { title: 'x', path: '//evil.example' } }),
    ],
    ['another site with a backslash', () => ({ data: { title: 'x', path: '/\\evil.example' } })],
    ['a javascript: URL', () => ({ data: { title: 'x', path: 'javascript:alert(1)' } })],
  ])('shows nothing for %s', async (_, json) => {
    expect(await browser().push(json)).toEqual([]);
  });

  const message = (id: string) => ({
    kind: 'office:show',
    id,
    notice: { title: '蓮', body: 'はい', path: '/direct-message/1', tag: 'chat-1' },
  });

  it('shows a message once while all pages are hidden', async () => {
    const { post } = browser([{ url: `${office}/main` }, { url: `${office}/map` }]);
    await post(message('1'));
    await post(message('1'));
    expect((await post(message('2'))).map((each) => (each as { data: unknown }).data)).toEqual([
      { path: '/direct-message/1', id: '1' },
      { path: '/direct-message/1', id: '2' },
    ]);
  });

  it('shows a message once if several pages send it concurrently', async () => {
    const { post } = browser([{ url: `${office}/main` }, { url: `${office}/map` }]);
    await Promise.all([post(message('1')), post(message('1')), post(message('1'))]);
    expect(await post(message('1'))).toHaveLength(1);
  });

  it('ignores a message that was already pushed or shown', async () => {
    const data = { title: '営業部', body: 'はい', path: '/chat-room/1', tag: 'chat-1', id: '1' };
    const { push, post } = browser([{ url: `${office}/main` }]);
    await push(() => ({ data }));
    await post(message('1'));
    expect(await push(() => ({ data }))).toHaveLength(1);
  });

  it('shows nothing while a page is visible', async () => {
    const { post } = browser([{ url: `${office}/main` }, { url: `${office}/map`, seen: true }]);
    expect(await post(message('1'))).toEqual([]);
  });

  it.each([null, 'x', {}, { kind: 'other' }, { ...message('1'), id: 1 }, { kind: 'office:show' }])(
    'ignores the message %j',
    async (data) => {
      expect(await browser().post(data)).toEqual([]);
    },
  );

  it.each<[string, { url: string; focused?: boolean }[], string[]]>([
    ['in a new page if none is open', [], ['close', 'open /chat-room/1']],
    [
      'in the focused page',
      [{ url: `${office}/main` }, { url: `${office}/map`, focused: true }],
      ['close', `tell ${office}/map /chat-room/1`, `focus ${office}/map`],
    ],
    [
      'in a background page',
      [{ url: `${office}/auth/sign-in`, focused: true }, { url: `${office}/main` }],
      ['close', `tell ${office}/main /chat-room/1`, `focus ${office}/main`],
    ],
    [
      'not in a page without a session',
      [{ url: `${office}/auth/sign-in` }],
      ['close', 'open /chat-room/1'],
    ],
  ])('opens the page of a clicked notification %s', async (_, pages, done) => {
    expect(await browser(pages).click({ path: '/chat-room/1' })).toEqual(done);
  });

  it.each([null, {}, { path: 'https://evil.example' }, { path: 1 }])(
    'opens no page for the notification data %j',
    async (data) => {
      expect(await browser().click(data)).toEqual(['close']);
    },
  );
});
