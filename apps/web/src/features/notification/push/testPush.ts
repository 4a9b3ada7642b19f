import { OfficeError } from '@office/api';
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
export const options = {
  auth: 'auth',
  p256dh: 'p256dh',
  endpoint: 'https://push.example/1',
  swScope: 'https://office.example/push/',
  vapidKey: 'v',
};
export const found = (token = 'token-1'): PushSubscriptionInfo => ({
  token,
  subscriptionOptions: options,
});
const keys = { registration: 'r', said: 's', turnedOff: 'o' };
export const day = 24 * 60 * 60 * 1000;

export interface Scene {
  ports: Partial<PushDeps>;
  permission: NotificationPermission;
  stored: Record<string, string>;
}

export function page({ ports = {}, permission = 'granted', stored = {} }: Partial<Scene> = {}) {
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

export const registered = (ago: number, more: object = {}) =>
  JSON.stringify({ ...found(), createTime: 100 * day - ago, ...more });

export const withoutPushService = ({
  ports = {},
  ...more
}: Partial<Scene> = {}): Partial<Scene> => ({
  ports: { loadConfig: async () => null, ...ports },
  ...more,
});

export const taken = new OfficeError(409, {
  statusCode: 409,
  message: '',
  errors: 'pushTokenTaken',
});

export const never = () => new Promise<never>(() => {});
export const fail = (error: unknown) => () => Promise.reject(error);
