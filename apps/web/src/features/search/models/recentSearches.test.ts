import { expect, it } from 'vitest';
import { deleteRecentSearches, readRecentSearches, rememberSearch } from './recentSearches.ts';

function disk() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

it('stores the latest six searches of each member without duplicates', () => {
  const store = disk();
  for (const each of ['1', '2', '3', '4', '5', '6', '7', ' 3 ', ' ']) {
    rememberSearch('aoi', each, store);
  }
  expect(readRecentSearches('aoi', store)).toEqual(['3', '7', '6', '5', '4', '2']);
  expect(readRecentSearches('ren', store)).toEqual([]);
});

it('removes all searches of a member', () => {
  const store = disk();
  rememberSearch('aoi', '予算', store);
  deleteRecentSearches('aoi', store);
  expect(store.kept.size).toBe(0);
});

it.each(['{', '{}', '[1]', 'null'])('returns no searches for %s', (text) => {
  const store = disk();
  store.setItem('office.search.aoi', text);
  expect(readRecentSearches('aoi', store)).toEqual([]);
});
