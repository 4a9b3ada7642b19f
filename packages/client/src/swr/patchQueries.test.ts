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
      'changes what is there',
      cacheOf({ data: { n: 2 } }),
      [['key', { n: 4 }, { revalidate: false }]],
    ],
    ['leaves what does not change', cacheOf({ data: { n: 0 } }), []],
    ['leaves other paths', cacheOf({ data: { n: 2 } }, '/v1/settings'), []],
    ['leaves what failed to its own retry', cacheOf({ error: new Error() }), []],
    ['asks anew for a first answer on its way', cacheOf({ isValidating: true }), [['key']]],
    [
      'asks anew for a later answer on its way',
      cacheOf({ data: { n: 2 }, isValidating: true }),
      [['key']],
    ],
  ])('%s', async (_, cache, calls) => {
    const mutate = vi.fn(async () => undefined);
    await patchQueries({ cache, mutate }, path, double);
    expect(mutate.mock.calls).toEqual(calls);
  });
});
