import { eraseDraftsOf } from '../features/chat/index.ts';
import { push } from '../features/notification/index.ts';
import { sceneController } from '../office/scene/browserScene.ts';
import type { SignOutParts } from '../platform/session/signOut.ts';

/** Sign-out ends these besides the session: the scene, push, and texts that were not sent. */
export const signOutParts: SignOutParts = {
  logoutScene: () => sceneController.logout(),
  unsubscribePush: () => push.leave(),
  eraseDrafts: eraseDraftsOf,
};
