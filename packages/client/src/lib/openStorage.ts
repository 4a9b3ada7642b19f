export type LocalStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A store of the browser that always takes what it is given. */
export interface OpenedStorage extends LocalStore {
  /** The browser's own; null where it refuses one (blocked site data). */
  disk: Storage | null;
}

/**
 * Opens a store of the browser. What the browser does not keep, because it keeps nothing at all or is
 * full, is kept in memory until the page goes.
 */
export function openStorage(open: () => Storage): OpenedStorage {
  const disk = openDisk(open);
  const memory = new Map<string, string>();
  return {
    disk,
    getItem: (key) => memory.get(key) ?? disk?.getItem(key) ?? null,
    setItem(key, value) {
      if (isKept(disk, key, value)) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      disk?.removeItem(key);
    },
  };
}

function openDisk(open: () => Storage): Storage | null {
  try {
    const disk = open();
    disk.getItem('');
    return disk;
  } catch {
    return null;
  }
}

function isKept(disk: Storage | null, key: string, value: string): boolean {
  try {
    disk?.setItem(key, value);
    return disk !== null;
  } catch {
    // The value before must not come back with the next visit.
    disk?.removeItem(key);
    return false;
  }
}
