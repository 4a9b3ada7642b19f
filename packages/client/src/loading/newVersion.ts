import { tabStorage } from '../lib/browserStorage.ts';

const reloadedKey = 'office.reloaded';

/** The file name of the first script contains a hash that identifies the build. */
const entryScriptUrl = () =>
  document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;

let isAvailable = false;
let mayReload = false;
const listeners = new Set<() => void>();

async function isNewVersionDeployed(): Promise<boolean> {
  try {
    const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
    const page = await response.text();
    const script = entryScriptUrl();
    return response.ok && page.includes('id="root"') && script !== null && !page.includes(script);
  } catch {
    return false;
  }
}

/** Detects deployments. The server has only the new code, so code not loaded yet requires a reload. */
export const newVersion = {
  isThere: (): boolean => isAvailable,

  async check(): Promise<void> {
    if (isAvailable || !(await isNewVersionDeployed())) return;
    isAvailable = true;
    if (mayReload) reloadOnce();
    for (const listener of listeners) listener();
  },

  onFound(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Allows a reload when a newer version is found. Use it while the page has no unsaved state. */
  reloadToNewVersion(): () => void {
    mayReload = true;
    if (isAvailable) reloadOnce();
    return () => {
      mayReload = false;
    };
  },
};

/** Prevents a reload loop if a cache keeps returning the old version. */
function reloadOnce(): void {
  const script = entryScriptUrl() ?? '';
  if (tabStorage.getItem(reloadedKey) === script) return;
  tabStorage.setItem(reloadedKey, script);
  window.location.reload();
}
