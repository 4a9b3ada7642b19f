import { describe, expect, it } from 'vitest';
import { openStorage } from './openStorage.ts';

function fakeDisk(capacity: number): Storage {
  const entries = new Map<string, string>();
  const disk: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, value) {
      if (value.length > capacity) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key) => void entries.delete(key),
  };
  return disk as Storage;
}

describe('openStorage', () => {
  it('stores values on disk', () => {
    const disk = fakeDisk(10);
    openStorage(() => disk).setItem('floor', 'f1');
    expect(openStorage(() => disk).getItem('floor')).toBe('f1');
  });

  it('falls back to memory when the disk is full and removes the outdated value', () => {
    const disk = fakeDisk(2);
    const storage = openStorage(() => disk);
    storage.setItem('floor', 'f1');
    storage.setItem('floor', 'floor-2');
    expect(storage.getItem('floor')).toBe('floor-2');
    expect(disk.getItem('floor')).toBeNull();
    storage.setItem('floor', 'f3');
    expect([storage.getItem('floor'), disk.getItem('floor')]).toEqual(['f3', 'f3']);
    storage.setItem('floor', 'floor-4');
    storage.removeItem('floor');
    expect(storage.getItem('floor')).toBeNull();
  });

  it('uses memory only if the browser denies storage', () => {
    const storage = openStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    storage.setItem('floor', 'f1');
    expect([storage.getItem('floor'), storage.disk]).toEqual(['f1', null]);
  });
});
