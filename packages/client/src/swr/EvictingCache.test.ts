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
    ['is dropped after five', [{ do: 'fetch' }, { wait: 5 * minute }], false],
    [
      'that is shown is never dropped',
      [{ do: 'mount' }, { do: 'fetch' }, { wait: 60 * minute }],
      true,
    ],
    [
      'counts from when it was last shown, not fetched',
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
      'goes once nothing has shown it for five minutes',
      [{ do: 'mount' }, { do: 'fetch' }, { do: 'unmount' }, { wait: 5 * minute }],
      false,
    ],
    [
      'shown twice stays while one of the two is left',
      [{ do: 'mount' }, { do: 'mount' }, { do: 'fetch' }, { do: 'unmount' }, { wait: 10 * minute }],
      true,
    ],
    [
      'does not get younger by a validation without new data',
      [{ do: 'fetch' }, { wait: 4 * minute }, { do: 'validate' }, { wait: minute }],
      false,
    ],
    [
      'gets younger by new data',
      [{ do: 'fetch' }, { wait: 4 * minute }, { do: 'fetch' }, { wait: minute }],
      true,
    ],
    [
      'rendered but not yet mounted is not pulled away in between',
      [{ do: 'fetch' }, { wait: 5 * minute }, { do: 'render' }, { do: 'evict' }],
      true,
    ],
    [
      'of an infinite list lives with its first page',
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
