import { storage, tabStorage } from '@office/client/lib/browserStorage.ts';
import { session } from './browserSession.ts';
import { storageKeys } from './storageKeys.ts';

const home = '/main';

/** Several tabs wait for one sign-in: each has its own page, and a tab that has none takes the last. */
const ownKey = 'office.wantedPage';

// Signing out forgets it.
session.subscribe(() => {
  if (!session.getSnapshot().isAuthenticated) tabStorage.removeItem(ownKey);
});

/** A path of this site: nothing that a browser would take for another host. */
function isOwnPath(path: string): boolean {
  // Browsers take a backslash for a slash, and leave out tabs and line breaks.
  return /^\/(?![/\\\s])/.test(path);
}

/** Remembers the page that someone asked for, until they are signed in. */
export function rememberWantedPage(path: string): void {
  // The choice of an organisation comes by itself, and once more after it would be once too often.
  if (!isOwnPath(path) || /^\/organization(?![^?#])/.test(path)) return;
  tabStorage.setItem(ownKey, path);
  storage.setItem(storageKeys.callbackPage, path);
}

/** The page to go to after signing in: the one that was asked for, else home. */
export function wantedPage(): string {
  const stored = tabStorage.getItem(ownKey) ?? storage.getItem(storageKeys.callbackPage);
  return stored && isOwnPath(stored) ? stored : home;
}

export function forgetWantedPage(): void {
  tabStorage.removeItem(ownKey);
  storage.removeItem(storageKeys.callbackPage);
}
