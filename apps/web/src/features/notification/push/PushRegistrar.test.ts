import { describe, expect, it } from 'vitest';
import {
  day,
  fail,
  found,
  never,
  withoutPushService,
  options,
  page,
  registered,
  taken,
  type Scene,
} from './testPush.ts';

describe('PushRegistrar.start', () => {
  const say = (problem: string) => [`say ${problem}`];
  const whileOpen = (problem: string) => ['register worker', ...say(problem)];
  const fresh = ['register', 'subscribe token-1'];
  const messaging = (code: string) => ({
    ports: { register: fail({ code: `messaging/${code}` }) },
  });
  const browser = (name: string) => ({ ports: { register: fail({ name }) } });

  it.each<[string, Partial<Scene>, string[], string]>([
    ['no push service', withoutPushService(), ['register worker'], 'on'],
    ['no push service, denied', withoutPushService({ permission: 'denied' }), [], 'denied'],
    [
      'no push service, turned off in this browser',
      withoutPushService({ stored: { o: 'true' } }),
      [],
      'off',
    ],
    [
      'no push service, no notifications in this browser',
      withoutPushService({ ports: { missingSupport: () => 'unsupported-browser' } }),
      [],
      'unsupported',
    ],
    [
      'no service workers',
      { ports: { missingSupport: () => 'unsupported-browser' } },
      [],
      'unsupported',
    ],
    [
      'worker registration fails',
      { ports: { register: fail(new Error('?')), registerWorker: fail(new Error('?')) } },
      say('token-subscribe-failed'),
      'off',
    ],
    [
      'no IndexedDB',
      { ports: { missingSupport: () => 'indexed-db-unsupported' } },
      [],
      'unsupported',
    ],
    ['denied', { permission: 'denied' }, [], 'denied'],
    ['granted', {}, fresh, 'on'],
    ['turned off in this browser', { stored: { o: 'true' } }, [], 'off'],
    ['registered', { stored: { r: registered(day) } }, ['register'], 'on'],
    ['registered 7 days ago', { stored: { r: registered(7 * day) } }, fresh, 'on'],
    [
      'registered with another VAPID key',
      { stored: { r: registered(day, { subscriptionOptions: { ...options, vapidKey: 'w' } }) } },
      fresh,
      'on',
    ],
    [
      'registered with another token',
      { stored: { r: registered(day, { token: 'old' }) } },
      fresh,
      'on',
    ],
    ['broken entry', { stored: { r: '{' } }, fresh, 'on'],
    ['entry without time', { stored: { r: registered(0, { createTime: 0 }) } }, fresh, 'on'],
    ['blocked', messaging('permission-blocked'), say('permission-blocked'), 'denied'],
    ['blocked by the browser', browser('NotAllowedError'), say('permission-blocked'), 'denied'],
    ['unsupported', messaging('unsupported-browser'), say('unsupported-browser'), 'off'],
    ['IndexedDB fails', messaging('indexed-db-unsupported'), say('indexed-db-unsupported'), 'off'],
    [
      'FCM worker registration fails',
      messaging('failed-service-worker-registration'),
      say('failed-service-worker-registration'),
      'off',
    ],
    ['no token', messaging('token-subscribe-no-token'), whileOpen('no-token'), 'on'],
    [
      'FCM rejects the subscription',
      messaging('token-subscribe-failed'),
      whileOpen('token-subscribe-failed'),
      'on',
    ],
    [
      'push service rejects the subscription',
      browser('AbortError'),
      whileOpen('token-subscribe-failed'),
      'on',
    ],
    [
      'unknown error',
      { ports: { register: fail(new Error('?')) } },
      whileOpen('token-subscribe-failed'),
      'on',
    ],
    ['an empty token', { ports: { register: async () => found('') } }, whileOpen('no-token'), 'on'],
    [
      'server does not respond',
      { ports: { subscribe: fail(new Error('network')) } },
      ['register', ...whileOpen('token-subscribe-failed')],
      'on',
    ],
  ])('%s', async (_, scene, done, state) => {
    const browser = page(scene);
    await browser.push.start();
    expect(browser.done).toEqual(done);
    expect(browser.push.getSnapshot()).toBe(state);
  });

  it('requests another token if its own belongs to another member, without unsubscribing it', async () => {
    const reports: string[] = [];
    let count = 0;
    const browser = page({
      ports: {
        register: async () => found(`token-${++count}`),
        subscribe: async ({ token }) => {
          reports.push(token);
          if (token === 'token-1') throw taken;
        },
      },
    });
    await browser.push.start();
    expect(reports).toEqual(['token-1', 'token-2']);
    expect(browser.done).toEqual(['unregister']);
    expect(browser.push.getSnapshot()).toBe('on');
    expect(JSON.parse(browser.memory.get('r')!)).toMatchObject({ token: 'token-2' });
  });

  it('requests another token only once', async () => {
    const browser = page({ ports: { subscribe: fail(taken) } });
    await browser.push.start();
    expect(browser.done).toEqual([
      'register',
      'unregister',
      'register',
      'register worker',
      'say token-subscribe-failed',
    ]);
    expect([browser.push.getSnapshot(), browser.push.reach]).toEqual(['on', 'whileOpen']);
  });

  it('stores the registration with its confirmation time', async () => {
    const browser = page();
    await browser.push.start();
    expect(JSON.parse(browser.memory.get('r')!)).toEqual({ ...found(), createTime: 100 * day });
  });

  it('gives up on a push service that never answers', async () => {
    const browser = page({ ports: { register: never } });
    void browser.push.start();
    await browser.pass(0);
    await browser.pass(19_999);
    expect(browser.done).toEqual([]);
    await browser.pass(1);
    expect(browser.done).toEqual(['register worker', 'say token-subscribe-failed']);
    expect([browser.push.getSnapshot(), browser.push.reach]).toEqual(['on', 'whileOpen']);
  });

  it('reports a problem only once', async () => {
    const browser = page({ ports: { register: fail({ code: 'messaging/permission-blocked' }) } });
    await browser.push.start();
    await browser.push.start();
    expect(browser.done).toEqual(['say permission-blocked']);
  });
});
