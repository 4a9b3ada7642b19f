import { schedule } from '../../lib/schedule.ts';
import { errands } from '../walking/Errands.ts';
import { reportSceneProblem } from './reportSceneProblem.ts';
import { SceneController } from './SceneController.ts';

/** The page's end of the bridge to its one scene. */
export const sceneController = new SceneController({
  report: reportSceneProblem,
  schedule,
  errandTaken: (errand) => errands.taken(errand),
});
