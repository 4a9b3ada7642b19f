/** Runs a task while nobody else who shares the lock runs one. */
export type Lock = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * One lock for all tabs of an origin; only this page's own order where the browser has no locks.
 * @param name sessions that live side by side in a browser have a lock each
 */
export function tabLock(name: string): Lock {
  return async (task) =>
    typeof navigator !== 'undefined' && navigator.locks
      ? await navigator.locks.request(name, task)
      : await task();
}

export const crossTabLock = tabLock('office.session.refresh');
