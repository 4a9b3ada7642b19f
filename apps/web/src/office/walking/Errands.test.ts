import { describe, expect, it } from 'vitest';
import { Errands } from './Errands.ts';

describe('Errands', () => {
  it('keeps the newest until it is taken', () => {
    const errands = new Errands();
    errands.give({ floorId: 'f1', goTo: { seatId: 's1' } });
    const first = errands.getSnapshot();
    errands.give({ floorId: 'f1', goTo: { zoneId: 'z1' } });
    if (first) errands.taken(first);
    const second = errands.getSnapshot();
    expect(second).toEqual({ floorId: 'f1', goTo: { zoneId: 'z1' } });
    if (second) errands.taken(second);
    expect(errands.getSnapshot()).toBeNull();
  });

  it('knows whom one follows until one goes elsewhere', () => {
    const errands = new Errands();
    errands.give({ floorId: 'f1', goTo: { userId: 'u2', follow: true } });
    expect(errands.getFollowed()).toEqual({ floorId: 'f1', userId: 'u2' });
    errands.give({ floorId: 'f1', goTo: { x: 1, z: 2 } });
    expect(errands.getFollowed()).toBeNull();
  });

  it('stops following beside them', () => {
    const errands = new Errands();
    errands.give({ floorId: 'f1', goTo: { userId: 'u2', follow: true } });
    errands.stopFollowing();
    expect(errands.getFollowed()).toBeNull();
    expect(errands.getSnapshot()).toEqual({ floorId: 'f1', goTo: { userId: 'u2' } });
  });
});
