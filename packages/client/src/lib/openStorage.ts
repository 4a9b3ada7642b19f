export type LocalStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface OpenedStorage extends LocalStore {
  /** Null if the browser denies access, for example because site data is blocked. */
  disk: Storage | null;
}

/** Opens a browser storage. If storage is denied or full, keeps values in memory until the page is closed. */
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
    // Prevents the outdated value from being restored on the next visit.
    disk?.removeItem(key);
    return false;
  }
}
