import { describe, expect, it, vi } from 'vitest';
import { SelectedFloor } from '../../../office/floors/SelectedFloor.ts';
import { WalkRequestStore } from '../../../office/walking/WalkRequestStore.ts';
import { walkToMember } from './walkToMember.ts';

function setUp({ scene = false } = {}) {
  const walkRequests = new WalkRequestStore();
  const selectedFloor = new SelectedFloor({
    getItem: () => null,
    setItem: () => {},
    removeItem: () => {},
  });
  let resolve!: (floorId: string | null) => void;
  let reject!: (error: Error) => void;
  const lookup = new Promise<string | null>((found, failed) => {
    resolve = found;
    reject = failed;
  });
  const walkInScene = vi.fn();
  const walk = walkToMember(
    { userId: 'ren', ownFloorId: 'f1' },
    {
      getFloorOfUser: () => lookup,
      selectedFloor,
      walkRequests,
      isScene: () => scene,
      walkInScene,
    },
  );
  return {
    walkRequests,
    selectedFloor,
    walkInScene,
    async find(floorId: string | null) {
      resolve(floorId);
      await walk;
      return walkRequests.getSnapshot().pending;
    },
    async fail() {
      reject(new Error('offline'));
      await walk;
      return walkRequests.getSnapshot().pending;
    },
  };
}

describe('walkToMember', () => {
  it('walks to the member on the same floor', async () => {
    expect(await setUp().find('f1')).toEqual({ floorId: 'f1', goal: { userId: 'ren' } });
  });

  it('changes to the floor of the member', async () => {
    const { find, selectedFloor } = setUp();
    expect(await find('f2')).toEqual({ floorId: 'f2', goal: { userId: 'ren' } });
    expect(selectedFloor.getSnapshot()).toBe('f2');
  });

  it('keeps a walk that was requested during the lookup', async () => {
    const { find, walkRequests, selectedFloor } = setUp();
    walkRequests.request({ floorId: 'f1', goal: { x: 1, z: 2 } });
    expect(await find('f2')).toEqual({ floorId: 'f1', goal: { x: 1, z: 2 } });
    expect(selectedFloor.getSnapshot()).toBeNull();
  });

  it('does not replace a requested walk that has already started', async () => {
    const { find, walkRequests } = setUp();
    walkRequests.request({ floorId: 'f1', goal: { x: 1, z: 2 } });
    walkRequests.started(walkRequests.getSnapshot().pending!);
    expect(await find('f1')).toBeNull();
  });

  it('keeps a floor that was chosen during the lookup', async () => {
    const { find, selectedFloor } = setUp();
    selectedFloor.choose('f3');
    expect(await find('f2')).toBeNull();
    expect(selectedFloor.getSnapshot()).toBe('f3');
  });

  it('stays if the floor of the member is unknown or the lookup fails', async () => {
    expect(await setUp().find(null)).toBeNull();
    expect(await setUp().fail()).toBeNull();
  });

  it('starts the walk in the scene before the lookup, and only there', async () => {
    const { find, walkInScene } = setUp({ scene: true });
    expect(walkInScene).toHaveBeenCalledWith('ren');
    expect(await find('f1')).toBeNull();
    expect(walkInScene).toHaveBeenCalledOnce();
  });

  it('leaves the floor of the scene if the member is on another one', async () => {
    const { find, selectedFloor } = setUp({ scene: true });
    expect(await find('f2')).toEqual({ floorId: 'f2', goal: { userId: 'ren' } });
    expect(selectedFloor.getSnapshot()).toBe('f2');
  });
});
