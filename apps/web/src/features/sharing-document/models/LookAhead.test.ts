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

it.each([
  ['another document', { ...followed, documentId: 'd2' }],
  ['a document that the member leads', { ...followed, leads: true }],
])('shows the current page of %s', (_, document) => {
  expect(pageToShow({ documentId: 'd1', page: 5 }, document)).toBe(2);
});
