import i18next from 'i18next';
import { office } from '../api/client.ts';
import { navigateTo } from '../app/navigation.ts';
import { sceneController } from '../scene/browserScene.ts';
import { browserDisk } from '../chat/browserDisk.ts';
import { eraseDrafts } from '../chat/memberText.ts';
import { leaveMembersLanguage } from '../i18n/i18n.ts';
import { push } from '../push/browserPush.ts';
import { session } from '../session/browserSession.ts';
import { toasts } from '../toasts/toasts.ts';
import { logout } from './logout.ts';

const callTimeoutMs = 5000;
/** What takes longer is said to be under way. */
const toldAfterMs = 400;

/** Signs out without asking the scene, in the order of spec §4. */
export function signOutDirectly(): Promise<void> {
  const { organizationType, user } = session.getSnapshot();
  return logout({
    organizationType,
    callLogout: () =>
      office.POST('/v1/auth/user/logout', { signal: AbortSignal.timeout(callTimeoutMs) }),
    unsubscribePush: () => push.leave(),
    redirect: () => navigateTo('/auth/sign-in', { replace: true }),
    clear() {
      if (user && browserDisk) eraseDrafts(browserDisk, user.id);
      session.reset();
      void leaveMembersLanguage();
    },
  });
}

let underWay: Promise<void> | null = null;

/**
 * The scene logs out first; where it cannot, or does not answer, it goes on without it. Asked for again
 * meanwhile, it is the same one.
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
    await sceneController.logout();
    await signOutDirectly();
  } finally {
    clearTimeout(telling);
    toasts.close({ id });
  }
}
