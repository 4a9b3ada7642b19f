import { expect, it } from 'vitest';
import { pageOfNotice } from './sceneNotice.ts';
import type { SceneNotice } from './sceneReactions.ts';

it.each<[SceneNotice, string]>([
  [{ kind: 'meetingOpen' }, '/online-meeting'],
  [{ kind: 'meetingJoin' }, '/online-meeting'],
  [{ kind: 'shareDocument' }, '/online-meeting'],
  [
    { kind: 'meetingAvailable', meetingId: 'a b', title: '', startTime: '' },
    '/online-meeting?meeting=a%20b',
  ],
])('%o leads to %s', (notice, page) => {
  expect(pageOfNotice(notice)).toBe(page);
});
