import i18next from 'i18next';
import { office } from '../api/client.ts';
import { clearSwitchedLanguage } from '@office/client/i18n/i18n.ts';
import { navigateTo } from '@office/client/navigation/navigation.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import { session } from '../session/browserSession.ts';
import { runSignOut } from '../session/signOutProgress.ts';
import { logout } from './logout.ts';

const callTimeoutMs = 5000;
const noticeDelayMs = 400;

export interface SignOutParts {
  /** Resolves when the scene has logged out or cannot log out. */
  logoutScene(): Promise<void>;
  unsubscribePush(): Promise<unknown>;
  eraseDrafts(userId: string): void;
}

let loadParts = (): Promise<SignOutParts | null> => Promise.resolve(null);

export function bindSignOutParts(load: () => Promise<SignOutParts>): void {
  loadParts = load;
}

const partsOrNone = () => loadParts().catch(() => null);

/** Concurrent calls of this and `signOut` share one sign-out. */
export function signOutDirectly(): Promise<void> {
  return runSignOut(logOut);
}

async function logOut(): Promise<void> {
  const parts = await partsOrNone();
  const { organizationType, user } = session.getSnapshot();
  await logout({
    organizationType,
    callLogout: () =>
      office.POST('/v1/auth/user/logout', { signal: AbortSignal.timeout(callTimeoutMs) }),
    unsubscribePush: () => parts?.unsubscribePush() ?? Promise.resolve(),
    redirect: () => navigateTo('/auth/sign-in', { replace: true }),
    clear() {
      if (user) parts?.eraseDrafts(user.id);
      session.reset();
      clearSwitchedLanguage();
    },
  });
}

/** Logs out of the scene first, if it answers. */
export function signOut(): Promise<void> {
  return runSignOut(leave);
}

async function leave(): Promise<void> {
  let id = '';
  const notice = setTimeout(() => {
    id = toasts.show({ type: 'INFO', title: i18next.t('web:signingOut') });
  }, noticeDelayMs);
  try {
    await (await partsOrNone())?.logoutScene();
    await logOut();
  } finally {
    clearTimeout(notice);
    toasts.close({ id });
  }
}
