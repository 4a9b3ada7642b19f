import { eraseDraftsOf } from '../features/chat/index.ts';
import { eraseAnswersOf } from '../features/survey/index.ts';
import { push } from '../features/notification/index.ts';
import { deleteRecentSearches } from '../features/search/index.ts';
import { sceneController } from '../office/scene/browserScene.ts';
import { eraseDrafts } from '../platform/drafts/drafts.ts';
import type { SignOutParts } from '../platform/signOut/signOut.ts';

export const signOutParts: SignOutParts = {
  logoutScene: () => sceneController.logout(),
  unsubscribePush: () => push.leave(),
  eraseDrafts(userId) {
    eraseDraftsOf(userId);
    eraseDrafts(userId);
    deleteRecentSearches(userId);
    eraseAnswersOf(userId);
  },
};
