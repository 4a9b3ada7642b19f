import { expect, it } from 'vitest';
import { LocalPageStore, pageToShow } from './LocalPageStore.ts';

const followed = { documentId: 'd1', leads: false, leaderPage: 2 };

it('shows the page that the member chose until they follow again', () => {
  const store = new LocalPageStore();
  expect(pageToShow(store.getSnapshot(), followed)).toBe(2);
  store.show({ documentId: 'd1', page: 5 });
  expect(pageToShow(store.getSnapshot(), { ...followed, leaderPage: 3 })).toBe(5);
  store.follow();
  expect(pageToShow(store.getSnapshot(), { ...followed, leaderPage: 3 })).toBe(3);
});

it('follows again once the leader arrives at the page', () => {
  const store = new LocalPageStore();
  store.show({ documentId: 'd1', page: 3 });
  store.onLeaderPage({ documentId: 'd1', page: 2 });
  store.onLeaderPage({ documentId: 'd2', page: 3 });
  expect(store.getSnapshot()).not.toBeNull();
  store.onLeaderPage({ documentId: 'd1', page: 3 });
  expect(store.getSnapshot()).toBeNull();
});

it.each([
  ['another document', { ...followed, documentId: 'd2' }],
  ['a document that the member leads', { ...followed, leads: true }],
])('shows the current page of %s', (_, document) => {
  expect(pageToShow({ documentId: 'd1', page: 5 }, document)).toBe(2);
});
