import { browserDeps } from '@office/client/lib/deps.ts';
import { walkRequests } from '../walking/WalkRequestStore.ts';
import { reportSceneProblem } from './reportSceneProblem.ts';
import { SceneController } from './SceneController.ts';

export const sceneController = new SceneController({
  ...browserDeps,
  report: reportSceneProblem,
  onWalkStarted: (walk) => walkRequests.started(walk),
});
