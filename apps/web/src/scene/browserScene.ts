import { errands } from '../map/Errands.ts';
import { reportSceneProblem } from './reportSceneProblem.ts';
import { SceneController } from './SceneController.ts';

/** The page's end of the bridge to its one scene. */
export const sceneController = new SceneController({
  report: reportSceneProblem,
  schedule(task, ms) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
  errandTaken: (errand) => errands.taken(errand),
});
