import { beforeEach, describe, expect, it } from 'vitest';
import { testDeps, type TestClock } from '../lib/testDeps.ts';
import { liveLostAfterMs, NetworkWatch, offlineAfterMs } from './NetworkWatch.ts';

let clock: TestClock;
let network: NetworkWatch;

beforeEach(() => {
  const deps = testDeps();
  clock = deps.clock;
  network = new NetworkWatch(deps);
  network.pageStands();
});

const state = () => network.getSnapshot();

describe('without a network', () => {
  it('the page stays for a while, and is covered after it', () => {
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

  it('each drop has its own time', () => {
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

  it('a call stays in sight however long, and the page goes with it', () => {
    network.setNetwork(false);
    clock.advance(offlineAfterMs - 1);
    const hangUp = network.holdPage();
    clock.advance(60 * offlineAfterMs);
    expect(state()).toBe('reconnecting');
    hangUp();
    hangUp();
    expect(state()).toBe('offline');
    const again = network.holdPage();
    expect(state()).toBe('reconnecting');
    network.setNetwork(true);
    again();
    expect(state()).toBe('connected');
  });

  it('it is said at once where there is no page to stay', () => {
    network = new NetworkWatch({ clock });
    network.setNetwork(false);
    expect(state()).toBe('offline');
    network.pageStands();
    expect(state()).toBe('reconnecting');
  });
});

describe('without the live channel', () => {
  it('it is said after a moment, and no longer than it lasts', () => {
    network.setLive(true);
    expect(state()).toBe('connected');
    clock.advance(liveLostAfterMs);
    expect(state()).toBe('reconnecting');
    clock.advance(2 * offlineAfterMs);
    network.setLive(true);
    expect(state()).toBe('reconnecting');
    network.setLive(false);
    expect(state()).toBe('connected');
    expect(clock.waits).toEqual([]);
  });

  it('a change of it is not worth a word', () => {
    network.setLive(true);
    clock.advance(liveLostAfterMs - 1);
    network.setLive(false);
    clock.advance(liveLostAfterMs);
    expect(state()).toBe('connected');
  });

  it('the network that is back does not bring it', () => {
    network.setNetwork(false);
    network.setLive(true);
    clock.advance(liveLostAfterMs);
    network.setNetwork(true);
    expect(state()).toBe('reconnecting');
    network.setLive(false);
    expect(state()).toBe('connected');
  });
});
