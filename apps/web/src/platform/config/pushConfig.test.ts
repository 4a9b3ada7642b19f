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
  ['by itself', { firebase: null, webPush }, { provider: 'WEB_PUSH', vapidKey: 'w' }],
  ['by Firebase where it is configured', { firebase, webPush }, { provider: 'FCM', ...firebase }],
  [
    'by itself where Firebase is not configured whole',
    { firebase: { ...firebase, appId: '' }, webPush },
    { provider: 'WEB_PUSH', vapidKey: 'w' },
  ],
  ['not, where it does not say', {}, null],
  ['not, with a key that is none', { webPush: { vapidKey: 1 } }, null],
])('configures push %s', (_, served, config) => {
  expect(toPushConfig(served)).toEqual(config);
});
