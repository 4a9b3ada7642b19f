import { storage } from './browserSession.ts';
import { storageKeys } from './storageKeys.ts';

const home = '/main';

/** A path of this site: nothing that a browser would take for another host. */
function isOwnPath(path: string): boolean {
  // Browsers take a backslash for a slash, and leave out tabs and line breaks.
  return /^\/(?![/\\\s])/.test(path);
}

/** Remembers the page that someone asked for, until they are signed in. */
export function rememberWantedPage(path: string): void {
  if (isOwnPath(path)) storage.setItem(storageKeys.callbackPage, path);
}

/** Where to go after signing in: the page that was asked for, else home. */
export function wantedPage(): string {
  const stored = storage.getItem(storageKeys.callbackPage);
  return stored && isOwnPath(stored) ? stored : home;
}

export function forgetWantedPage(): void {
  storage.removeItem(storageKeys.callbackPage);
}
