import i18next from 'i18next';
import { office } from '../api/client.ts';
import { leaveMembersLanguage } from '@office/client/i18n/i18n.ts';
import { navigateTo } from '@office/client/navigation/navigation.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import { session } from '../session/browserSession.ts';
import { logout } from './logout.ts';

const callTimeoutMs = 5000;
/** A sign-out that takes longer is said to be under way. */
const toldAfterMs = 400;

/** The parts of the product that end something of their own when the member signs out. */
export interface SignOutParts {
  /** Resolves when the scene has logged out, or cannot. */
  logoutScene(): Promise<void>;
  unsubscribePush(): Promise<unknown>;
  /** Removes what the member typed and did not send from this browser. */
  eraseDrafts(userId: string): void;
}

let loadParts = (): Promise<SignOutParts | null> => Promise.resolve(null);

/** Lends sign-out the floors above this one; their code is fetched by then. */
export function bindSignOutParts(load: () => Promise<SignOutParts>): void {
  loadParts = load;
}

/** Without the code of a part, nothing of it runs here; someone who wants out gets out. */
const partsOrNone = () => loadParts().catch(() => null);

/** Signs out without asking the scene, in the order of spec §4. */
export async function signOutDirectly(): Promise<void> {
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
      leaveMembersLanguage();
    },
  });
}

let underWay: Promise<void> | null = null;

/**
 * The scene logs out first; where it cannot, or does not answer, sign-out goes on without it. Asked
 * for again meanwhile, it is the same one.
 */
export function signOut(): Promise<void> {
  underWay ??= leave().finally(() => (underWay = null));
  return underWay;
}

async function leave(): Promise<void> {
  const id = 'signing-out';
  const tell = () =>
    toasts.show({ id, type: 'INFO', title: i18next.t('web:signingOut'), onClick: () => {} });
  const telling = setTimeout(tell, toldAfterMs);
  try {
    await (await partsOrNone())?.logoutScene();
    await signOutDirectly();
  } finally {
    clearTimeout(telling);
    toasts.close({ id });
  }
}
