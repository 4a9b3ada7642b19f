/** Shared Web Lock held by every visible page of this browser. */
const visibleLock = 'office.inSight';

export function holdVisibleLock(): () => void {
  let release = () => {};
  const update = () => {
    release();
    release = () => {};
    if (document.visibilityState !== 'visible') return;
    const leaving = new Promise<void>((resolve) => (release = resolve));
    navigator.locks?.request(visibleLock, { mode: 'shared' }, () => leaving).catch(() => {});
  };
  update();
  document.addEventListener('visibilitychange', update);
  return () => {
    document.removeEventListener('visibilitychange', update);
    release();
  };
}

export async function isAnyPageVisible(): Promise<boolean> {
  if (document.visibilityState === 'visible') return true;
  const locks = (await navigator.locks?.query())?.held ?? [];
  return locks.some(({ name }) => name === visibleLock);
}

/** Returns true in only one page of this browser, so that a message received by all pages is handled once. */
export function claimFirst(name: string): Promise<boolean> {
  const { locks } = navigator;
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    void locks.request(`office.once.${name}`, { ifAvailable: true }, async (lock) => {
      resolve(lock !== null);
      if (lock) await new Promise((done) => setTimeout(done, claimDurationMs));
    });
  });
}

/** Maximum time between the arrivals of the same message in different pages. */
const claimDurationMs = 10_000;
