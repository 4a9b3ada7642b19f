import { expect, it } from 'vitest';
import type { SharedDocument } from './DocumentPictures.ts';
import { scenePageMessages } from './scenePages.ts';

const page = (url: string | null, change: Partial<SharedDocument> = {}) => ({
  document: { meetingRoomId: 'm1', zoneId: 'z1', page: 2, pages: 9, ...change } as SharedDocument,
  url,
});

it('turns the screen on, shows the page once drawn and clears the screen at the end', () => {
  const waiting = scenePageMessages(new Map(), [page(null)]);
  expect(waiting.messages).toEqual([['OnRequestShareDocument', { meetingRoomId: 'm1' }]]);
  const shown = scenePageMessages(waiting.now, [page('blob:2')]);
  expect(shown.messages).toEqual([
    ['OnSelectImageShareDocument', { meetingRoomId: 'm1', url: 'blob:2', page: 2, pages: 9 }],
  ]);
  // The previous page stays while the next page is drawn.
  const next = scenePageMessages(shown.now, [page(null, { page: 3 })]);
  expect(next.messages).toEqual([]);
  const over = scenePageMessages(next.now, []);
  expect(over.messages).toEqual([
    ['OnSelectImageShareDocument', { meetingRoomId: 'm1', url: null, page: 1, pages: 1 }],
  ]);
  expect(over.now.size).toBe(0);
});

it('identifies a talk area by its zone', () => {
  const { messages } = scenePageMessages(new Map(), [page('blob:1', { meetingRoomId: null })]);
  expect(messages[0]?.[1]).toMatchObject({ meetingRoomId: 'z1' });
});
