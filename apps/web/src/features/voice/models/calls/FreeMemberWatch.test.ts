import { Store } from '@office/client/lib/Store.ts';
import { TestClock } from '@office/client/lib/testDeps.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { flushPromises } from '../../rtc/fakes.ts';
import { FreeMemberWatch, freeMemberWatchMs } from './FreeMemberWatch.ts';
import { mei, ren } from './testCalls.ts';

const free = new Set<string>();
const isFree = vi.fn(async (userId: string) => free.has(userId));
const onFree = vi.fn();
let clock: TestClock;
let watch: FreeMemberWatch;

beforeEach(() => {
  vi.clearAllMocks();
  free.clear();
  clock = new TestClock();
  watch = new FreeMemberWatch({ clock, isFree, onFree });
});

const watchedIds = () => watch.getSnapshot().map(({ userId }) => userId);

describe('FreeMemberWatch.presenceChanged', () => {
  it('notifies once when the member is in no call', async () => {
    await watch.watch(ren);
    free.add('ren');
    watch.presenceChanged({ userId: 'ren' });
    watch.presenceChanged({ userId: 'ren' });
    await flushPromises();
    expect(onFree).toHaveBeenCalledExactlyOnceWith(ren);
    expect(watchedIds()).toEqual([]);
  });

  it('does not notify while the member is in a call', async () => {
    await watch.watch(ren);
    watch.presenceChanged({ userId: 'ren' });
    await flushPromises();
    expect(onFree).not.toHaveBeenCalled();
    expect(watchedIds()).toEqual(['ren']);
  });

  it('checks only watched members', async () => {
    watch.presenceChanged({ userId: 'mei' });
    await flushPromises();
    expect(isFree).not.toHaveBeenCalled();
  });
});

describe('FreeMemberWatch.watch', () => {
  it('notifies immediately when the call has ended before the request', async () => {
    free.add('ren');
    await watch.watch(ren);
    expect(onFree).toHaveBeenCalledExactlyOnceWith(ren);
  });

  it('checks again within 30 seconds after a request that failed', async () => {
    isFree.mockRejectedValueOnce(new Error('offline'));
    await watch.watch(ren);
    expect(watchedIds()).toEqual(['ren']);
    free.add('ren');
    clock.advance(30_000);
    await flushPromises();
    expect(onFree).toHaveBeenCalledExactlyOnceWith(ren);
  });

  it('expires after two hours', async () => {
    await watch.watch(ren);
    clock.advance(freeMemberWatchMs - 1);
    expect(watchedIds()).toEqual(['ren']);
    clock.advance(1);
    expect(watchedIds()).toEqual([]);
    expect(clock.waits).toEqual([]);
  });
});

class FakeConnection extends Store<string> {
  become(status: string): void {
    this.set(status);
  }
}

describe('FreeMemberWatch.followConnection', () => {
  it('notifies about a call that ended while the connection was lost', async () => {
    const connection = new FakeConnection('connected');
    watch.followConnection(connection);
    await watch.watch(ren);
    await watch.watch(mei);
    free.add('mei');
    connection.become('connecting');
    await flushPromises();
    expect(onFree).not.toHaveBeenCalled();
    connection.become('connected');
    await flushPromises();
    expect(onFree).toHaveBeenCalledExactlyOnceWith(mei);
  });
});

describe('FreeMemberWatch.stop', () => {
  it('does not notify about a check that is pending', async () => {
    free.add('ren');
    const watching = watch.watch(ren);
    watch.stop('ren');
    await watching;
    expect(onFree).not.toHaveBeenCalled();
  });

  it('stops the checks with the last member', async () => {
    await watch.watch(ren);
    await watch.watch(mei);
    watch.stop('ren');
    expect(watchedIds()).toEqual(['mei']);
    watch.dispose();
    expect(clock.waits).toEqual([]);
  });
});

describe('FreeMemberWatch.restore', () => {
  it('keeps the expiry of the members and drops expired ones', async () => {
    watch.restore([
      { ...ren, expiresAt: 1000 },
      { ...mei, expiresAt: 0 },
    ]);
    await flushPromises();
    expect(watch.getSnapshot()).toEqual([{ ...ren, expiresAt: 1000 }]);
  });
});
