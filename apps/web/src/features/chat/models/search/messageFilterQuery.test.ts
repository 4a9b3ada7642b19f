import { expect, it } from 'vitest';
import { toFilterQuery } from './messageFilterQuery.ts';

it('includes the whole last day', () => {
  expect(toFilterQuery({ start: '2026-11-30', end: '2026-11-30' })).toEqual({
    sentFrom: new Date(2026, 10, 30).toISOString(),
    sentBefore: new Date(2026, 11, 1).toISOString(),
  });
});

it('omits filters that are not set', () => {
  expect(toFilterQuery({ hasFile: false, sender: undefined })).toEqual({});
  expect(toFilterQuery({ hasFile: true, hasLink: true })).toEqual({ has: ['FILE', 'LINK'] });
  expect(toFilterQuery({ sender: { userId: 'u', name: 'Mei' } })).toEqual({ senderId: 'u' });
});
