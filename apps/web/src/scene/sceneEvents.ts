import { createEventReceiver } from '@office/scene-bridge';
import { office } from '../api/client.ts';
import { navigateTo } from '../app/navigation.ts';
import { forceSignOut } from '../auth/forceSignOut.ts';
import { signOutDirectly } from '../auth/signOut.ts';
import { sceneVoice } from '../voice/sceneVoice.ts';
import { reportSceneProblem } from './reportSceneProblem.ts';
import { sceneController } from './browserScene.ts';
import { sceneReactions } from './sceneReactions.ts';
import { showSceneNotice } from './showSceneNotice.ts';

const reactions = sceneReactions({
  controller: sceneController,
  navigate: navigateTo,
  refreshToken: async () => void (await office.refresh()),
  forcedLogout: forceSignOut,
  logout: () => void signOutDirectly(),
  notify: showSceneNotice,
  voice: sceneVoice.get,
});

/** Gives the page what the scene said; malformed messages are reported and dropped. */
export const receiveSceneEvent = createEventReceiver(reactions, reportSceneProblem);
