import { expect, it } from 'vitest';
import { pageOfNotice } from './sceneNotice.ts';
import type { SceneNotice } from './sceneReactions.ts';

it.each<[SceneNotice, string]>([
  [
    { kind: 'meetingAvailable', meetingId: 'a b', title: '', startTime: '' },
    '/online-meeting?meetingId=a%20b',
  ],
])('maps %o to %s', (notice, page) => {
  expect(pageOfNotice(notice)).toBe(page);
});
