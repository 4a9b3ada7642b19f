import { describe, expect, it } from 'vitest';
import type { PushSubscriptionInfo, PushDeps } from './PushRegistrar.ts';
import { found, day, page, registered, withoutPushService, never, fail } from './testPush.ts';

describe('PushRegistrar permission prompt', () => {
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

  it('is replaced by one report after the first message if the browser blocks notifications', async () => {
    const browser = page({ permission: 'denied' });
    for (let start = 0; start < 2; start += 1) {
      await browser.push.start();
      await browser.pass(60_000);
      expect(browser.done).toEqual(start === 0 ? [] : ['say no-permission']);
      browser.push.onMessage();
      await browser.pass(1000);
      expect(browser.done).toEqual(['say no-permission']);
    }
    expect(browser.push.getSnapshot()).toBe('denied');
  });

  it('reports a browser without support only when notifications are turned on', async () => {
    const browser = page({ ports: { missingSupport: () => 'unsupported-browser' } });
    await browser.push.start();
    expect(browser.done).toEqual([]);
    await browser.push.turnOn();
    expect(browser.done).toEqual(['say unsupported-browser']);
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

describe('PushRegistrar.turnOn and turnOff', () => {
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

describe('PushRegistrar without a push service', () => {
  it('prompts for permission and notifies while a page is open', async () => {
    const browser = page(withoutPushService({ permission: 'default' }));
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
    const browser = page(withoutPushService());
    await browser.push.start();
    browser.done.length = 0;
    await browser.push.leave();
    expect(browser.done).toEqual(['close notices']);
  });
});

describe('PushRegistrar.leave', () => {
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
