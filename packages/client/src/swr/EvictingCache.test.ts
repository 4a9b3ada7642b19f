import { queryCacheMs } from '@office/vocabulary';
import { describe, expect, it } from 'vitest';
import { EvictingCache } from './EvictingCache.ts';

type Step =
  | { do: 'fetch' | 'validate' | 'mount' | 'unmount' | 'render' | 'evict'; key?: string }
  | { wait: number };

const minute = 60_000;

function run(steps: Step[]): EvictingCache {
  let now = 0;
  const cache = new EvictingCache(() => now);
  const releases = new Map<string, (() => void)[]>();
  let fetched = 0;
  for (const step of steps) {
    if ('wait' in step) {
      now += step.wait;
      continue;
    }
    const key = step.key ?? 'a';
    const entry = cache.get(key);
    if (step.do === 'fetch') cache.set(key, { ...entry, data: { fetched: ++fetched } });
    if (step.do === 'validate') cache.set(key, { ...entry, isValidating: true });
    if (step.do === 'render') cache.touch(key);
    if (step.do === 'mount')
      releases.set(key, [...(releases.get(key) ?? []), cache.retain(key.replace('$inf$', ''))]);
    if (step.do === 'unmount') releases.get(key)?.shift()?.();
    if (step.do === 'evict') cache.evict();
  }
  return cache;
}

describe('a cache entry', () => {
  it.each<[string, Step[], boolean]>([
    ['is kept for less than five minutes', [{ do: 'fetch' }, { wait: 4.9 * minute }], true],
    ['is dropped after five minutes', [{ do: 'fetch' }, { wait: 5 * minute }], false],
    [
      'that is in use is never dropped',
      [{ do: 'mount' }, { do: 'fetch' }, { wait: 60 * minute }],
      true,
    ],
    [
      'expires after its last use, not its fetch',
      [
        { do: 'mount' },
        { do: 'fetch' },
        { wait: 60 * minute },
        { do: 'unmount' },
        { wait: 4 * minute },
      ],
      true,
    ],
    [
      'is dropped five minutes after its last use',
      [{ do: 'mount' }, { do: 'fetch' }, { do: 'unmount' }, { wait: 5 * minute }],
      false,
    ],
    [
      'used twice is kept while one use remains',
      [{ do: 'mount' }, { do: 'mount' }, { do: 'fetch' }, { do: 'unmount' }, { wait: 10 * minute }],
      true,
    ],
    [
      'is not renewed by a validation without new data',
      [{ do: 'fetch' }, { wait: 4 * minute }, { do: 'validate' }, { wait: minute }],
      false,
    ],
    [
      'is renewed by new data',
      [{ do: 'fetch' }, { wait: 4 * minute }, { do: 'fetch' }, { wait: minute }],
      true,
    ],
    [
      'is kept between render and mount',
      [{ do: 'fetch' }, { wait: 5 * minute }, { do: 'render' }, { do: 'evict' }],
      true,
    ],
    [
      'of an infinite list is kept with its first page',
      [{ do: 'fetch', key: '$inf$a' }, { do: 'mount', key: '$inf$a' }, { wait: 10 * minute }],
      true,
    ],
  ])('%s', (_, steps, kept) => {
    const cache = run([...steps, { do: 'evict' }]);
    expect([...cache.keys()]).toHaveLength(kept ? 1 : 0);
  });

  it('ignores a second release by the same component', () => {
    let now = 0;
    const cache = new EvictingCache(() => now);
    cache.set('a', { data: 1 });
    const first = cache.retain('a');
    cache.retain('a');
    first();
    first();
    now += queryCacheMs;
    cache.evict();
    expect(cache.get('a')?.data).toBe(1);
  });
});
