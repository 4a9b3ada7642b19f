import { beforeEach, describe, expect, it } from 'vitest';
import { testDeps, type TestClock } from '../lib/testDeps.ts';
import { realtimeLostAfterMs, NetworkWatch, offlineAfterMs } from './NetworkWatch.ts';

let clock: TestClock;
let network: NetworkWatch;

beforeEach(() => {
  const deps = testDeps();
  clock = deps.clock;
  network = new NetworkWatch(deps);
  network.setPageRendered();
});

const state = () => network.getSnapshot();

describe('NetworkWatch without a network', () => {
  it('keeps the page for offlineAfterMs before it shows the offline screen', () => {
    network.setNetwork(false);
    expect(state()).toBe('reconnecting');
    clock.advance(offlineAfterMs - 1);
    expect(state()).toBe('reconnecting');
    clock.advance(1);
    expect(state()).toBe('offline');
    network.setNetwork(true);
    expect(state()).toBe('connected');
    expect(clock.waits).toEqual([]);
  });

  it('restarts the delay for each drop', () => {
    network.setNetwork(false);
    clock.advance(offlineAfterMs - 1);
    network.setNetwork(true);
    network.setNetwork(false);
    network.setNetwork(false);
    clock.advance(offlineAfterMs - 1);
    expect(state()).toBe('reconnecting');
    clock.advance(1);
    expect(state()).toBe('offline');
  });

  it('keeps the page during a call and shows the offline screen after it', () => {
    network.setNetwork(false);
    clock.advance(offlineAfterMs - 1);
    const hangUp = network.holdPage();
    clock.advance(60 * offlineAfterMs);
    expect(state()).toBe('reconnecting');
    hangUp();
    hangUp();
    expect(state()).toBe('offline');
    const releaseSecond = network.holdPage();
    expect(state()).toBe('reconnecting');
    network.setNetwork(true);
    releaseSecond();
    expect(state()).toBe('connected');
  });

  it('shows the offline screen immediately if no page has loaded yet', () => {
    network = new NetworkWatch({ clock });
    network.setNetwork(false);
    expect(state()).toBe('offline');
    network.setPageRendered();
    expect(state()).toBe('reconnecting');
  });
});

describe('NetworkWatch without the real-time connection', () => {
  it('reports the loss after a delay and until the connection is back', () => {
    network.setRealtimeLost(true);
    expect(state()).toBe('connected');
    clock.advance(realtimeLostAfterMs);
    expect(state()).toBe('reconnecting');
    clock.advance(2 * offlineAfterMs);
    network.setRealtimeLost(true);
    expect(state()).toBe('reconnecting');
    network.setRealtimeLost(false);
    expect(state()).toBe('connected');
    expect(clock.waits).toEqual([]);
  });

  it('does not report a short reconnection', () => {
    network.setRealtimeLost(true);
    clock.advance(realtimeLostAfterMs - 1);
    network.setRealtimeLost(false);
    clock.advance(realtimeLostAfterMs);
    expect(state()).toBe('connected');
  });

  it('keeps reporting the loss when only the network is back', () => {
    network.setNetwork(false);
    network.setRealtimeLost(true);
    clock.advance(realtimeLostAfterMs);
    network.setNetwork(true);
    expect(state()).toBe('reconnecting');
    network.setRealtimeLost(false);
    expect(state()).toBe('connected');
  });
});
