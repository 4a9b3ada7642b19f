import { queryPrefix } from '@office/client/api/queryKeys.ts';
import { Store } from '@office/client/lib/Store.ts';
import { TestClock } from '@office/client/lib/testDeps.ts';
import { describe, expect, it, vi } from 'vitest';
import { EarlyQueries } from './EarlyQueries.ts';
import type { RealtimeStatus } from './RealtimeConnection.ts';
import { renewAfterMs, renewMissedChanges } from './renewMissedChanges.ts';

class Channel extends Store<RealtimeStatus> {
  become(status: RealtimeStatus): void {
    this.set(status);
  }

  override dispose(): void {}
}

const saved = '/v1/user/chat-rooms/saved';
const permission = '/v1/auth/user/permission';
const users = '/v1/users/org-members';

function setUp() {
  const clock = new TestClock();
  const early = new EarlyQueries();
  const channel = new Channel('connecting');
  const mutate = vi.fn(async (_matches: (key: unknown) => boolean) => {});
  const isCurrent = (path: string) => path === permission;
  const stop = renewMissedChanges(channel, { clock, random: () => 0, mutate, early, isCurrent });
  const renewed = () =>
    [saved, permission, users].filter((path) =>
      mutate.mock.calls.some(([matches]) => matches([queryPrefix, path])),
    );
  return { clock, early, channel, renewed, stop };
}

describe('the first connection', () => {
  it('renews queries that were requested before it, except current ones', () => {
    const { clock, early, channel, renewed } = setUp();
    early.add(saved);
    early.add(permission);
    channel.become('connected');
    early.add(users);
    expect(renewed()).toEqual([]);
    clock.advance(renewAfterMs);
    expect(renewed()).toEqual([saved]);
  });

  it('renews nothing without earlier requests', () => {
    const { clock, channel, renewed } = setUp();
    channel.become('connected');
    clock.advance(renewAfterMs);
    expect(renewed()).toEqual([]);
  });

  it('of the next member renews its earlier requests', () => {
    const { early, channel, stop } = setUp();
    channel.become('connected');
    stop();
    early.add(saved);
    expect(early.take()).toEqual([saved]);
  });
});

it('renews all queries after a reconnection', () => {
  const { clock, channel, renewed } = setUp();
  channel.become('connected');
  channel.become('connecting');
  channel.become('connected');
  clock.advance(renewAfterMs);
  expect(renewed()).toEqual([saved, permission, users]);
});

it('renews once connected again when the connection is lost before the renewal', () => {
  const { clock, early, channel, renewed } = setUp();
  early.add(saved);
  channel.become('connected');
  channel.become('connecting');
  clock.advance(renewAfterMs);
  expect(renewed()).toEqual([]);
  channel.become('connected');
  clock.advance(renewAfterMs);
  expect(renewed()).toEqual([saved, permission, users]);
});
