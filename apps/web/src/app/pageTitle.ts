import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { panelOf } from '../shell/panels.ts';
import { PageNames } from './PageNames.ts';

const separator = ' | ';

/** Pages that are no panel, and the key of their name. */
const pageNames: Record<string, string> = {
  '/': 'common:nav.main',
  '/auth': 'auth:signIn.title',
  '/auth/sign-in': 'auth:signIn.title',
  '/auth/sign-up': 'auth:signIn.signUp',
  '/auth/google-callback': 'auth:providerCallback.GOOGLE',
  '/auth/zoom-callback': 'auth:providerCallback.ZOOM',
  '/auth/teams-callback': 'auth:providerCallback.TEAMS',
  '/auth/forgot-password': 'auth:forgotPassword.title',
  '/auth/forgot-password/request-success': 'auth:forgotPasswordRequested.title',
  '/auth/update-password': 'auth:updatePassword.title',
  '/auth/update-password/success': 'auth:updatePasswordDone.title',
  '/join-organization': 'organization:join.title',
  '/organization': 'organization:picker.title',
  '/terms-of-service': 'legal:terms.title',
  '/privacy': 'legal:privacy.title',
  '/401': 'status:unauthorized.title',
  '/500': 'status:serverError.title',
  '/503': 'status:maintenance.title',
};

/** The key of a page's name, by its address. */
export function pageNameKey(pathname: string): string {
  const path = pathname.replace(/\/+$/, '') || '/';
  const named = Object.hasOwn(pageNames, path) ? pageNames[path] : panelOf(path)?.nameKey;
  return named ?? 'status:notFound.title';
}

const pageNamesNow = new PageNames();

/**
 * Names what the page shows, before its area and the finest first: a thread, then its room. What is
 * not known yet is left out.
 */
export function usePageName(...names: (string | null | undefined)[]): void {
  const name = names.filter(Boolean).join(separator);
  useEffect(() => pageNamesNow.add(name), [name]);
}

/** Names the window after the page, in the member's language. */
export function usePageTitle(pathname: string): void {
  const key = pageNameKey(pathname);
  const [namespace = 'common'] = key.split(':');
  // The page waits for its texts by itself.
  const { t, ready } = useTranslation([namespace, 'common'], { useSuspense: false });
  const name = useSyncExternalStore(pageNamesNow.subscribe, pageNamesNow.getSnapshot);
  const parts = ready ? [name, t(key), t('common:productName')] : [];
  const title = parts.filter(Boolean).join(separator);
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
