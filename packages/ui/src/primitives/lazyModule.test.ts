import { expect, it, vi } from 'vitest';
import { LazyModule } from './lazyModule.ts';

it('loads a module once', async () => {
  const load = vi.fn(() => Promise.resolve({ name: 'menu' }));
  const module = new LazyModule(load);
  expect(module.loaded).toBeNull();
  expect(await module.load()).toBe(await module.load());
  expect(module.loaded).toEqual({ name: 'menu' });
  expect(load).toHaveBeenCalledOnce();
});

it('loads a module again after a failure', async () => {
  const load = vi
    .fn<() => Promise<{ name: string }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce({ name: 'menu' });
  const module = new LazyModule(load);
  module.preload();
  await expect(module.load()).resolves.toEqual({ name: 'menu' });
});
