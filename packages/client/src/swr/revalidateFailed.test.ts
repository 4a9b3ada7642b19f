import { expect, it, vi } from 'vitest';
import { revalidateFailed } from './revalidateFailed.ts';

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
