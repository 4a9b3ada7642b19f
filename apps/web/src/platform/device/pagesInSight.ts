/** Held by every page of this browser that is in sight. */
const sightLock = 'office.inSight';

/** Says to the other pages of this browser whether this one is in sight, until the answer is called. */
export function reportSight(): () => void {
  let release = () => {};
  const update = () => {
    release();
    release = () => {};
    if (document.visibilityState !== 'visible') return;
    const leaving = new Promise<void>((resolve) => (release = resolve));
    navigator.locks?.request(sightLock, { mode: 'shared' }, () => leaving).catch(() => {});
  };
  update();
  document.addEventListener('visibilitychange', update);
  return () => {
    document.removeEventListener('visibilitychange', update);
    release();
  };
}

/** Whether a page of this browser is in sight. */
export async function isAnyInSight(): Promise<boolean> {
  if (document.visibilityState === 'visible') return true;
  const held = (await navigator.locks?.query())?.held ?? [];
  return held.some(({ name }) => name === sightLock);
}

/** Whether this page is the first of this browser's to ask for something; others ask at about the same time. */
export function isFirstToAsk(name: string): Promise<boolean> {
  const { locks } = navigator;
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    void locks.request(`office.once.${name}`, { ifAvailable: true }, async (lock) => {
      resolve(lock !== null);
      if (lock) await new Promise((done) => setTimeout(done, onceMs));
    });
  });
}

/** Pages hear of the same message within less than this. */
const onceMs = 10_000;
