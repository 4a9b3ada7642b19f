import { describe, expect, it, vi } from 'vitest';
import { EvictingCache } from './EvictingCache.ts';
import { patchQueries } from './patchQueries.ts';

const path = '/v1/users/org-members';
const double = (answer: { n: number }) => (answer.n === 0 ? answer : { n: answer.n * 2 });

function cacheOf(entry: object, ofPath = path) {
  const cache = new EvictingCache(() => 0);
  cache.set('key', { ...entry, _k: ['office', ofPath, {}] } as object);
  return cache;
}

describe('patchQueries', () => {
  it.each<[string, ReturnType<typeof cacheOf>, unknown[][]]>([
    [
      'changes cached data',
      cacheOf({ data: { n: 2 } }),
      [['key', { n: 4 }, { revalidate: false }]],
    ],
    ['skips unchanged data', cacheOf({ data: { n: 0 } }), []],
    ['skips other paths', cacheOf({ data: { n: 2 } }, '/v1/settings'), []],
    ['skips failed queries', cacheOf({ error: new Error() }), []],
    ['revalidates during the first load', cacheOf({ isValidating: true }), [['key']]],
    ['revalidates during a later load', cacheOf({ data: { n: 2 }, isValidating: true }), [['key']]],
  ])('%s', async (_, cache, calls) => {
    const mutate = vi.fn(async () => undefined);
    await patchQueries({ cache, mutate }, path, double);
    expect(mutate.mock.calls).toEqual(calls);
  });
});
