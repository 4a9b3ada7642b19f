export type Lock = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * Returns a lock shared by all tabs of an origin. Without Web Locks, it only serialises tasks of this page.
 * @param name each session of a browser needs its own lock
 */
export function tabLock(name: string): Lock {
  return async (task) =>
    typeof navigator !== 'undefined' && navigator.locks
      ? await navigator.locks.request(name, task)
      : await task();
}

export const crossTabLock = tabLock('office.session.refresh');
