import { describe, expect, it } from 'vitest';
import { WalkRequestStore } from './WalkRequestStore.ts';

describe('WalkRequestStore', () => {
  it('keeps the latest request until its walk starts', () => {
    const requests = new WalkRequestStore();
    requests.request({ floorId: 'f1', goal: { seatId: 's1' } });
    const first = requests.getSnapshot().pending;
    requests.request({ floorId: 'f1', goal: { zoneId: 'z1' } });
    if (first) requests.started(first);
    const second = requests.getSnapshot().pending;
    expect(second).toEqual({ floorId: 'f1', goal: { zoneId: 'z1' } });
    if (second) requests.started(second);
    expect(requests.getSnapshot().pending).toBeNull();
  });

  it('stores the followed member until there is a request with another goal', () => {
    const requests = new WalkRequestStore();
    requests.request({ floorId: 'f1', goal: { userId: 'u2', follow: true } });
    const { pending } = requests.getSnapshot();
    if (pending) requests.started(pending);
    expect(requests.getSnapshot().following).toEqual({ floorId: 'f1', userId: 'u2' });
    requests.request({ floorId: 'f1', goal: { x: 1, z: 2 } });
    expect(requests.getSnapshot().following).toBeNull();
  });

  it('turns following into a walk to the current position', () => {
    const requests = new WalkRequestStore();
    requests.request({ floorId: 'f1', goal: { userId: 'u2', follow: true } });
    requests.stopFollowing();
    expect(requests.getSnapshot()).toEqual({
      pending: { floorId: 'f1', goal: { userId: 'u2' } },
      following: null,
    });
  });
});
