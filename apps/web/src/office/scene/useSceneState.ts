import { useSyncExternalStore } from 'react';
import type { SceneState } from './SceneController.ts';
import { sceneController } from './browserScene.ts';

/** The scene as it is now. */
export function useSceneState(): SceneState {
  return useSyncExternalStore(sceneController.subscribe, sceneController.getSnapshot);
}
