import { describe, expect, it } from 'vitest';
import { exceededCapacity } from './exceededCapacity.ts';

const capacity = { places: 10, members: 6, pending: 2 };
const rows = (...states: ('NEW' | 'EXPIRED' | 'INVITED')[]) => states.map((state) => ({ state }));

describe('exceededCapacity', () => {
  it.each([
    ['as many new people as places', rows('NEW', 'EXPIRED'), null],
    ['one more', rows('NEW', 'NEW', 'EXPIRED'), capacity],
    ['renewed invitations, which already count', rows('NEW', 'NEW', 'INVITED', 'INVITED'), null],
    ['an empty selection', [], null],
  ])('for %s', (_, selected, expected) => {
    expect(exceededCapacity(capacity, selected)).toBe(expected);
  });

  it('returns null before the check', () => {
    expect(exceededCapacity(null, rows('NEW'))).toBeNull();
  });
});
