import { tabStorage } from '../lib/browserStorage.ts';

/** The version that this tab has reloaded already. */
const reloadedKey = 'office.reloaded';

/** The hash in the name of its first script tells one build from another. */
const ownScript = () =>
  document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;

let isThere = false;
let instead = false;
const listeners = new Set<() => void>();

async function hasReplacedOurs(): Promise<boolean> {
  try {
    const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
    const page = await response.text();
    const script = ownScript();
    return response.ok && page.includes('id="root"') && script !== null && !page.includes(script);
  } catch {
    return false;
  }
}

/**
 * A newer version of the product than the one that runs here. The server has the code of the newer one
 * alone: what has not been fetched of this one never comes, and only loading the page anew helps.
 */
export const newVersion = {
  isThere: (): boolean => isThere,

  /** Code did not come: that may be why. */
  async lookFor(): Promise<void> {
    if (isThere || !(await hasReplacedOurs())) return;
    isThere = true;
    if (instead) reloadOnce();
    for (const listener of listeners) listener();
  },

  /** Runs `listener` when it is found. */
  onFound(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** While nothing is shown that a reload would take away: loads it as soon as it is there. */
  takeInstead(): () => void {
    instead = true;
    if (isThere) reloadOnce();
    return () => {
      instead = false;
    };
  },
};

/** A cache on the way may answer with the old version for ever. */
function reloadOnce(): void {
  const script = ownScript() ?? '';
  if (tabStorage.getItem(reloadedKey) === script) return;
  tabStorage.setItem(reloadedKey, script);
  window.location.reload();
}
