import { push } from '../features/notification/index.ts';
import { sceneController } from '../office/scene/browserScene.ts';
import { eraseDrafts } from '../platform/drafts/drafts.ts';
import type { SignOutParts } from '../platform/signOut/signOut.ts';
import { features } from './features.ts';

export const signOutParts: SignOutParts = {
  logoutScene: () => sceneController.logout(),
  unsubscribePush: () => push.leave(),
  eraseDrafts(userId) {
    eraseDrafts(userId);
    for (const { eraseDataOf } of features) eraseDataOf?.(userId);
  },
};
