import { expect, it } from 'vitest';
import { toPushConfig, type PushConfig } from './pushConfig.ts';

const firebase = {
  projectId: 'p',
  apiKey: 'k',
  appId: 'a',
  messagingSenderId: '1',
  vapidKey: 'v',
};
const webPush = { vapidKey: 'w' };

it.each<[string, object, PushConfig | null]>([
  ['with Web Push', { firebase: null, webPush }, { provider: 'WEB_PUSH', vapidKey: 'w' }],
  ['with Firebase if configured', { firebase, webPush }, { provider: 'FCM', ...firebase }],
  [
    'with Web Push if Firebase is configured partly',
    { firebase: { ...firebase, appId: '' }, webPush },
    { provider: 'WEB_PUSH', vapidKey: 'w' },
  ],
  ['off without configuration', {}, null],
  ['off with an invalid key', { webPush: { vapidKey: 1 } }, null],
])('configures push %s', (_, served, config) => {
  expect(toPushConfig(served)).toEqual(config);
});
