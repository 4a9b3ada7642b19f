import { expect, it, vi } from 'vitest';
import { Resync } from './resync.ts';

function makeWork() {
  const ends: { resolve(): void; reject(error: Error): void }[] = [];
  const work = vi.fn(
    () => new Promise<void>((resolve, reject) => void ends.push({ resolve, reject })),
  );
  return { work, ends };
}

it('runs one call at a time, and once more for all calls during a run', async () => {
  const { work, ends } = makeWork();
  const catchUp = new Resync(work, () => undefined);
  for (let times = 0; times < 5; times += 1) catchUp.start();
  expect(work).toHaveBeenCalledTimes(1);
  ends[0]!.resolve();
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  ends[1]!.resolve();
  await Promise.resolve();
  catchUp.start();
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(3));
});

it('retries until it succeeds or is closed', async () => {
  const { work, ends } = makeWork();
  const onError = vi.fn();
  const catchUp = new Resync(work, onError, 1);
  catchUp.start();
  const failure = new Error('The database is away');
  ends[0]!.reject(failure);
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  expect(onError).toHaveBeenCalledWith(failure);
  catchUp.close();
  ends[1]!.reject(failure);
  catchUp.start();
  expect(work).toHaveBeenCalledTimes(2);
  expect(onError).toHaveBeenCalledTimes(1);
});
