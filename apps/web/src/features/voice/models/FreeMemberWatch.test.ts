import { beforeEach, expect, it, vi } from 'vitest';
import { FreeMemberWatch } from './FreeMemberWatch.ts';
import { mei, ren } from './testCalls.ts';

const isAvailable = vi.fn(async (_userId: string) => false);
const onFree = vi.fn();
let watch: FreeMemberWatch;

beforeEach(() => {
  vi.clearAllMocks();
  watch = new FreeMemberWatch({ isAvailable, onFree });
});

it('notifies once when the member becomes available', async () => {
  await watch.watch(ren);
  watch.presenceChanged({ userId: ren.userId, status: 'BUSY' });
  watch.presenceChanged({ userId: mei.userId, status: 'AVAILABLE' });
  expect(onFree).not.toHaveBeenCalled();
  watch.presenceChanged({ userId: ren.userId, status: 'AVAILABLE' });
  watch.presenceChanged({ userId: ren.userId, status: 'AVAILABLE' });
  expect(onFree).toHaveBeenCalledExactlyOnceWith(ren);
  expect(watch.getSnapshot()).toEqual([]);
});

it('notifies immediately when the call has ended before the request', async () => {
  isAvailable.mockResolvedValueOnce(true);
  await watch.watch(ren);
  expect(onFree).toHaveBeenCalledExactlyOnceWith(ren);
});

it('waits for the presence when the request fails', async () => {
  isAvailable.mockRejectedValueOnce(new Error('offline'));
  await watch.watch(ren);
  expect(watch.getSnapshot()).toEqual([ren]);
});

it('stops when the member is called or the call manager closes', async () => {
  await watch.watch(ren);
  await watch.watch(mei);
  watch.stop(ren.userId);
  expect(watch.getSnapshot()).toEqual([mei]);
  watch.dispose();
  watch.presenceChanged({ userId: mei.userId, status: 'AVAILABLE' });
  expect(onFree).not.toHaveBeenCalled();
});
