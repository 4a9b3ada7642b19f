import { expect, it } from 'vitest';
import { readMembersView, toFilterQuery, writeMembersView } from './membersSearchParams.ts';

it.each([
  '',
  'keyword=%E9%AB%98%E6%A9%8B&role=GUEST&department=&block=ORGANIZATION&online=false&language=en&passwordLocked=true&twoFactor=false',
  'sort=lastSeen&order=desc&page=12&limit=100&member=abc',
])('round-trips the query string %s', (address) => {
  const view = readMembersView(new URLSearchParams(address));
  expect(writeMembersView(view).toString()).toBe(address);
});

it('ignores invalid values', () => {
  const view = readMembersView(
    new URLSearchParams('role=KING&block=x&online=1&sort=password&order=up&page=-3&limit=7'),
  );
  expect(writeMembersView(view).toString()).toBe('');
  expect(toFilterQuery(view.filter)).toEqual({});
});

it('keeps an empty department filter and drops an empty keyword', () => {
  const { filter } = readMembersView(new URLSearchParams('department=&keyword=%20'));
  expect(toFilterQuery(filter)).toEqual({ department: '' });
});
