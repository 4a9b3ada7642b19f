import { office } from '../api/client.ts';
import { navigateTo } from '../app/navigation.ts';
import { sceneController } from '../scene/browserScene.ts';
import { browserDisk } from '../chat/browserDisk.ts';
import { eraseDrafts } from '../chat/memberText.ts';
import { push } from '../push/browserPush.ts';
import { session } from '../session/browserSession.ts';
import { logout } from './logout.ts';

const callTimeoutMs = 5000;

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
    },
  });
}

/** The scene logs out first; where it cannot, or does not answer, it goes on without it. */
export async function signOut(): Promise<void> {
  await sceneController.logout();
  await signOutDirectly();
}
