import { expect, it } from 'vitest';
import { storageKeys } from '../../../platform/session/storageKeys.ts';
import { CalendarMembers } from './CalendarMembers.ts';

const storeWith = (text: string | null) => {
  const entries = new Map(text === null ? [] : [[storageKeys.calendarMemberIds as string, text]]);
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
};

it.each([
  ['nothing', null, ['me']],
  ['invalid JSON', '{', ['me']],
  ['a value that is not an array', '{"a":1}', ['me']],
  ['an empty array', '[]', ['me']],
  ['an invalid id', '[1,"ren"]', ['ren']],
  ['more than ten ids', JSON.stringify([...'abcdefghijkl']), [...'abcdefghij']],
])('restores the member ids from %s', (_name, text, expected) => {
  expect(new CalendarMembers(storeWith(text)).get('me')).toEqual(expected);
});

it('returns the remembered ids', () => {
  const members = new CalendarMembers(storeWith(null));
  members.remember(['aoi', 'ren']);
  expect(members.get('me')).toEqual(['aoi', 'ren']);
});
