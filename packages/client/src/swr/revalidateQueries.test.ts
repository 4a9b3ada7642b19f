import { expect, it, vi } from 'vitest';
import { revalidateFailed, revalidateQueries } from './revalidateQueries.ts';

it('revalidates all queries of the path and keeps their data', async () => {
  const mutate = vi.fn((_matches: (key: unknown) => boolean, ..._data: unknown[]) =>
    Promise.resolve(),
  );
  await revalidateQueries(mutate, 'office', '/v1/contracts/offices');
  const [[matches, ...data] = []] = mutate.mock.calls;
  expect(data).toEqual([]);
  const keys = [
    ['office', '/v1/contracts/offices'],
    ['office', '/v1/contracts/offices', { params: {} }],
    ['office', '/v1/contracts/offices/{id}'],
    ['other', '/v1/contracts/offices'],
    'seats',
    null,
  ];
  expect(keys.filter((key) => matches?.(key))).toEqual(keys.slice(0, 2));
});

it('repeats only failed queries', async () => {
  const cache = new Map<string, { data?: unknown; error?: unknown }>([
    ['whole', { data: [1] }],
    ['failed', { error: new Error('no answer') }],
    ['shown before it failed', { data: [2], error: new Error('no answer') }],
    ['under way', {}],
  ]);
  const mutate = vi.fn((key: string) => Promise.reject(new Error(`${key} fails again`)));
  await revalidateFailed({ cache: cache as never, mutate });
  expect(mutate.mock.calls).toEqual([['failed'], ['shown before it failed']]);
});
