import { expect, it } from 'vitest';
import { LookAhead, pageToShow } from './LookAhead.ts';

const followed = { documentId: 'd1', leads: false, leaderPage: 2 };

it('shows the page that the member chose until they follow again', () => {
  const ahead = new LookAhead();
  expect(pageToShow(ahead.getSnapshot(), followed)).toBe(2);
  ahead.lookAt({ documentId: 'd1', page: 5 });
  expect(pageToShow(ahead.getSnapshot(), { ...followed, leaderPage: 3 })).toBe(5);
  ahead.follow();
  expect(pageToShow(ahead.getSnapshot(), { ...followed, leaderPage: 3 })).toBe(3);
});

it('follows again once the leader arrives at the page', () => {
  const ahead = new LookAhead();
  ahead.lookAt({ documentId: 'd1', page: 3 });
  ahead.leaderTurned({ documentId: 'd1', page: 2 });
  ahead.leaderTurned({ documentId: 'd2', page: 3 });
  expect(ahead.getSnapshot()).not.toBeNull();
  ahead.leaderTurned({ documentId: 'd1', page: 3 });
  expect(ahead.getSnapshot()).toBeNull();
});

it.each([
  ['another document', { ...followed, documentId: 'd2' }],
  ['a document that the member leads', { ...followed, leads: true }],
])('shows the current page of %s', (_, document) => {
  expect(pageToShow({ documentId: 'd1', page: 5 }, document)).toBe(2);
});
