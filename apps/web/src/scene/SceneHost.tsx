import { Suspense, useEffect, useState } from 'react';
import { Boundary } from '../app/Boundary.tsx';
import { loadConfig } from '../app/config.ts';
import { lazyPage } from '../app/lazyPage.tsx';
import { sceneBuild, type SceneBuild } from './buildUrls.ts';
import { sceneController } from './browserScene.ts';
import { receiveSceneEvent } from './sceneEvents.ts';
import { useSceneState } from './useSceneState.ts';
import { hasWebGL } from './webgl.ts';

const SceneCanvas = lazyPage(async () => (await import('./SceneCanvas.tsx')).SceneCanvas);

/** The scene itself, built in or configured; nothing where the browser cannot draw it. */
export function SceneHost() {
  const { attempt } = useSceneState();
  const [build, setBuild] = useState<SceneBuild | null>(null);

  useEffect(() => {
    if (!hasWebGL()) {
      sceneController.unsupported();
      return undefined;
    }
    sceneController.start();
    let here = true;
    void loadConfig().then((config) => {
      if (here) setBuild(sceneBuild(config.scene));
    });
    return () => {
      here = false;
    };
  }, []);

  if (!build) return null;
  return (
    <Boundary resetKey={String(attempt)} fallback={() => <FailedScene />}>
      <Suspense>
        <SceneCanvas
          key={attempt}
          build={build}
          controller={sceneController}
          receive={receiveSceneEvent}
        />
      </Suspense>
    </Boundary>
  );
}

/** The code around the canvas did not arrive, or broke. */
function FailedScene() {
  useEffect(() => sceneController.fail(), []);
  return null;
}
