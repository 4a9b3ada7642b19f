import { createEventReceiver } from '@office/scene-bridge';
import { office } from '../../platform/api/client.ts';
import { navigateTo } from '@office/client/navigation/navigation.ts';
import { forceSignOut } from '../../platform/session/forceSignOut.ts';
import { signOutDirectly } from '../../platform/signOut/signOut.ts';
import { sceneVoice } from './sceneVoice.ts';
import { reportSceneProblem } from './reportSceneProblem.ts';
import { sceneController } from './browserScene.ts';
import { sceneReactions } from './sceneReactions.ts';
import { shareButton } from './shareButton.ts';

const reactions = sceneReactions({
  controller: sceneController,
  navigate: navigateTo,
  refreshToken: async () => void (await office.refresh()),
  forcedLogout: forceSignOut,
  logout: () => void signOutDirectly(),
  displayShareButton: (shown) => shareButton.show(shown),
  voice: sceneVoice.get,
});

export const receiveSceneEvent = createEventReceiver(reactions, reportSceneProblem);
