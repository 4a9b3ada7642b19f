import { storage, tabStorage } from '@office/client/lib/browserStorage.ts';
import { session } from './browserSession.ts';
import { storageKeys } from './storageKeys.ts';

const home = '/main';

/** Several tabs may wait for one sign-in: each keeps its page, and a tab without a page uses the last one. */
const ownKey = 'office.wantedPage';

session.subscribe(() => {
  if (!session.getSnapshot().isAuthenticated) tabStorage.removeItem(ownKey);
});

function isOwnPath(path: string): boolean {
  // Browsers treat a backslash as a slash and remove tabs and line breaks.
  return /^\/(?![/\\\s])/.test(path);
}

export function rememberRequestedPage(path: string): void {
  // The organisation selection is shown automatically after sign-in, so it is not stored.
  if (!isOwnPath(path) || /^\/organization(?![^?#])/.test(path)) return;
  tabStorage.setItem(ownKey, path);
  storage.setItem(storageKeys.callbackPage, path);
}

export function returnPath(): string {
  const stored = tabStorage.getItem(ownKey) ?? storage.getItem(storageKeys.callbackPage);
  return stored && isOwnPath(stored) ? stored : home;
}

export function clearReturnPath(): void {
  tabStorage.removeItem(ownKey);
  storage.removeItem(storageKeys.callbackPage);
}
