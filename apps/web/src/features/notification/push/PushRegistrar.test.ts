import { OfficeError } from '@office/api';
import { describe, expect, it } from 'vitest';
import { TestClock } from '@office/client/lib/testDeps.ts';
import { PushRegistrar, type PushSubscriptionInfo, type PushDeps } from './PushRegistrar.ts';
import type { PushConfig } from '../../../platform/config/pushConfig.ts';

const config: PushConfig = {
  provider: 'FCM',
  projectId: 'p',
  apiKey: 'k',
  appId: 'a',
  messagingSenderId: '1',
  vapidKey: 'v',
};
const options = {
  auth: 'auth',
  p256dh: 'p256dh',
  endpoint: 'https://push.example/1',
  swScope: 'https://office.example/push/',
  vapidKey: 'v',
};
const found = (token = 'token-1'): PushSubscriptionInfo => ({
  token,
  subscriptionOptions: options,
});
const keys = { registration: 'r', said: 's', turnedOff: 'o' };
const day = 24 * 60 * 60 * 1000;

interface Scene {
  ports: Partial<PushDeps>;
  permission: NotificationPermission;
  stored: Record<string, string>;
}

function page({ ports = {}, permission = 'granted', stored = {} }: Partial<Scene> = {}) {
  const done: string[] = [];
  const memory = new Map(Object.entries(stored));
  const clock = new TestClock(100 * day);
  let granted = permission;
  const push = new PushRegistrar({
    clock,
    loadConfig: async () => config,
    missingSupport: () => null,
    permission: () => granted,
    askPermission: async () => {
      done.push('ask');
      return granted;
    },
    register: async () => {
      done.push('register');
      return found();
    },
    unregister: async () => done.push('unregister'),
    registerWorker: async () => done.push('register worker'),
    closeNotices: async () => done.push('close notices'),
    subscribe: async ({ token }) => done.push(`subscribe ${token}`),
    unsubscribe: async ({ token }, { signedOut }) =>
      done.push(`unsubscribe ${token}${signedOut ? ' signed out' : ''}`),
    storage: {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    },
    keys,
    reportProblem: (problem) => done.push(`say ${problem}`),
    ...ports,
  });
  return {
    push,
    done,
    memory,
    grant: (next: NotificationPermission) => {
      granted = next;
    },
    pass: async (ms: number) => {
      clock.advance(ms);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

const registered = (ago: number, more: object = {}) =>
  JSON.stringify({ ...found(), createTime: 100 * day - ago, ...more });

const noService = ({ ports = {}, ...more }: Partial<Scene> = {}): Partial<Scene> => ({
  ports: { loadConfig: async () => null, ...ports },
  ...more,
});

const taken = new OfficeError(409, {
  statusCode: 409,
  message: '',
  errors: 'pushTokenTaken',
});

const never = () => new Promise<never>(() => {});
const fail = (error: unknown) => () => Promise.reject(error);

describe('start', () => {
  const say = (problem: string) => [`say ${problem}`];
  const whileOpen = (problem: string) => ['register worker', ...say(problem)];
  const fresh = ['register', 'subscribe token-1'];
  const messaging = (code: string) => ({
    ports: { register: fail({ code: `messaging/${code}` }) },
  });
  const browser = (name: string) => ({ ports: { register: fail({ name }) } });

  it.each<[string, Partial<Scene>, string[], string]>([
    ['no push service', noService(), ['register worker'], 'on'],
    ['no push service, denied', noService({ permission: 'denied' }), [], 'denied'],
    [
      'no push service, turned off in this browser',
      noService({ stored: { o: 'true' } }),
      [],
      'off',
    ],
    [
      'no push service, no notifications in this browser',
      noService({ ports: { missingSupport: () => 'unsupported-browser' } }),
      [],
      'unsupported',
    ],
    [
      'no service workers',
      { ports: { missingSupport: () => 'unsupported-browser' } },
      say('unsupported-browser'),
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
      say('indexed-db-unsupported'),
      'unsupported',
    ],
    ['denied', { permission: 'denied' }, say('no-permission'), 'denied'],
    [
      'denied, already reported',
      { permission: 'denied', stored: { s: 'no-permission' } },
      [],
      'denied',
    ],
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
    const browser = page({ permission: 'denied' });
    await browser.push.start();
    await browser.push.start();
    expect(browser.done).toEqual(['say no-permission']);
  });
});

describe('the permission prompt', () => {
  it('does not appear before the first message', async () => {
    const browser = page({ permission: 'default' });
    await browser.push.start();
    await browser.pass(60_000);
    expect(browser.push.getSnapshot()).toBe('off');
    expect(browser.done).toEqual([]);
  });

  it.each<NotificationPermission>(['granted', 'denied'])(
    'does not appear after a message with the permission %s',
    async (permission) => {
      const browser = page({ permission });
      await browser.push.start();
      const state = browser.push.getSnapshot();
      browser.push.onMessage();
      await browser.pass(1000);
      expect(browser.push.getSnapshot()).toBe(state);
    },
  );

  it('appears one second after the first message', async () => {
    const browser = page({ permission: 'default' });
    await browser.push.start();
    browser.push.onMessage();
    await browser.pass(500);
    browser.push.onMessage();
    await browser.pass(499);
    expect(browser.push.getSnapshot()).toBe('off');
    await browser.pass(1);
    expect(browser.push.getSnapshot()).toBe('asking');
    expect(browser.done).toEqual([]);
  });

  it('does not appear after the page has stopped', async () => {
    const browser = page({ permission: 'default' });
    await browser.push.start();
    browser.push.onMessage();
    browser.push.stop();
    await browser.pass(1000);
    expect(browser.push.getSnapshot()).toBe('off');
  });

  it.each<[NotificationPermission, string[], string]>([
    ['granted', ['ask', 'register', 'subscribe token-1'], 'on'],
    ['denied', ['ask', 'say no-permission'], 'denied'],
    ['default', ['ask'], 'off'],
  ])(
    'applies the answer "%s" of the browser after the prompt is accepted',
    async (permission, done, state) => {
      const browser = page({ permission: 'default' });
      await browser.push.start();
      browser.push.onMessage();
      await browser.pass(1000);
      browser.grant(permission);
      await browser.push.turnOn();
      expect(browser.done).toEqual(done);
      expect(browser.push.getSnapshot()).toBe(state);
    },
  );

  it('does not reappear before the next sign-in after it is postponed', async () => {
    const browser = page({ permission: 'default' });
    const startAndReceive = async () => {
      await browser.push.start();
      browser.push.onMessage();
      await browser.pass(1000);
    };
    await startAndReceive();
    browser.push.postponePrompt();
    await startAndReceive();
    expect(browser.push.getSnapshot()).toBe('off');
    browser.memory.delete('s');
    await startAndReceive();
    expect(browser.push.getSnapshot()).toBe('asking');
  });
});

describe('turnOn and turnOff', () => {
  it('turns notifications off permanently and on again', async () => {
    const browser = page();
    await browser.push.start();
    browser.done.length = 0;
    await browser.push.turnOff();
    expect(browser.done.toSorted()).toEqual(['unregister', 'unsubscribe token-1']);
    expect([...browser.memory.keys()]).toEqual(['o']);
    await browser.push.start();
    expect(browser.push.getSnapshot()).toBe('off');
    await browser.push.turnOn();
    expect(browser.push.getSnapshot()).toBe('on');
    expect(browser.memory.has('o')).toBe(false);
  });

  it('reports the problem again', async () => {
    const browser = page({ ports: { register: fail({ name: 'AbortError' }) } });
    await browser.push.start();
    await browser.push.turnOn();
    expect(browser.done.filter((what) => what.startsWith('say'))).toHaveLength(2);
  });

  it('shows "on" while registering', () => {
    const browser = page({ ports: { register: never } });
    void browser.push.turnOn();
    expect(browser.push.getSnapshot()).toBe('on');
  });
});

describe('without a push service', () => {
  it('prompts for permission and notifies while a page is open', async () => {
    const browser = page(noService({ permission: 'default' }));
    await browser.push.start();
    browser.push.onMessage();
    await browser.pass(1000);
    expect(browser.push.getSnapshot()).toBe('asking');
    browser.grant('granted');
    await browser.push.turnOn();
    expect(browser.done).toEqual(['ask', 'register worker']);
    expect([browser.push.getSnapshot(), browser.push.reach]).toEqual(['on', 'whileOpen']);
  });

  it('closes the notifications on leaving', async () => {
    const browser = page(noService());
    await browser.push.start();
    browser.done.length = 0;
    await browser.push.leave();
    expect(browser.done).toEqual(['close notices']);
  });
});

describe('leave', () => {
  const left = ['unregister', 'unsubscribe token-1 signed out'];

  it('unregisters this browser once', async () => {
    const browser = page();
    await browser.push.start();
    browser.done.length = 0;
    await browser.push.leave();
    await browser.push.leave();
    expect(browser.done.toSorted()).toEqual(left);
    expect(browser.memory.has('r')).toBe(false);
  });

  it('unregisters the registration of an earlier page', async () => {
    const browser = page({ stored: { r: registered(day) } });
    await browser.push.leave();
    expect(browser.done.toSorted()).toEqual(left);
  });

  it('unregisters after another tab has cleared the storage', async () => {
    const browser = page();
    await browser.push.start();
    browser.done.length = 0;
    browser.memory.clear();
    await browser.push.leave();
    expect(browser.done.toSorted()).toEqual(left);
  });

  it.each<[string, Partial<PushDeps>]>([
    ['fails', { unsubscribe: fail(new Error('x')), unregister: fail(new Error('y')) }],
    ['has no configuration', { loadConfig: fail(new Error('x')) }],
  ])('does not block signing out if it %s', async (_, ports) => {
    const browser = page({ stored: { r: registered(day) }, ports });
    await expect(browser.push.leave()).resolves.toBeUndefined();
  });

  it('blocks signing out for at most three seconds', async () => {
    const browser = page({ stored: { r: registered(day) }, ports: { unregister: never } });
    let isUnregistered = false;
    void browser.push.leave().then(() => (isUnregistered = true));
    await browser.pass(2999);
    expect(isUnregistered).toBe(false);
    await browser.pass(1);
    expect(isUnregistered).toBe(true);
  });

  it('unregisters a registration that completes after leaving', async () => {
    let arrive = (_: PushSubscriptionInfo) => {};
    const lateSubscription = new Promise<PushSubscriptionInfo>((resolve) => (arrive = resolve));
    const browser = page({ ports: { register: () => lateSubscription } });
    const started = browser.push.start();
    await browser.pass(0);
    await browser.push.leave();
    arrive(found());
    await started;
    expect(browser.done).toEqual(['unregister']);
    expect(browser.memory.has('r')).toBe(false);
    expect(browser.push.getSnapshot()).toBe('unknown');
  });

  it('does not treat a second start as leaving', async () => {
    const browser = page();
    await Promise.all([browser.push.start(), browser.push.start()]);
    expect(browser.done).toEqual(['register', 'subscribe token-1']);
  });
});
