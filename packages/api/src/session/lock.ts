/** Runs a task while nobody else who shares the lock runs one. */
export type Lock = <T>(task: () => Promise<T>) => Promise<T>;

/** One lock for all tabs of an origin; only this page's own order where the browser has no locks. */
export const crossTabLock: Lock = async (task) =>
  typeof navigator !== 'undefined' && navigator.locks
    ? await navigator.locks.request('office.session.refresh', task)
    : await task();
