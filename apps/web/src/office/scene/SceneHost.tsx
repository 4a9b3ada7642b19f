import { Suspense, useEffect, useRef, useState } from 'react';
import { useStore } from '@office/client/lib/useStore.ts';
import { Boundary } from '@office/client/loading/Boundary.tsx';
import { loadConfig } from '../../platform/config/config.ts';
import { lazyPage } from '@office/client/loading/lazyPage.tsx';
import { theme } from '@office/client/device/theme.ts';
import { officeLight } from '../officeLight.ts';
import { sceneController } from './browserScene.ts';
import { sceneBuild, type SceneBuild } from './buildUrls.ts';
import { receiveSceneEvent } from './sceneEvents.ts';
import { SceneCameraVideo } from './SceneCameraVideo.tsx';
import { useSceneInset } from './useSceneInset.ts';
import { useSlowScene } from './useSlowScene.ts';
import { hasWebGL } from './webgl.ts';

const SceneCanvas = lazyPage(async () => (await import('./SceneCanvas.tsx')).SceneCanvas);

export interface SceneHostProps {
  speaking: boolean;
  faces: ReadonlyMap<string, MediaStream>;
  /** User ids, separated by spaces. */
  raisedHands: string;
  reactions: readonly { id: number; userId: string; emoji: string }[];
}

/**
 * Renders the scene if the browser supports it. The element around the canvas carries state that
 * has no bridge message, such as covered insets, colour scheme and camera pictures.
 */
export function SceneHost({ speaking, faces, raisedHands, reactions }: SceneHostProps) {
  const container = useRef<HTMLDivElement>(null);
  const inset = useSceneInset(container);
  useSlowScene(container);
  const { appearance } = useStore(theme);
  const light = useStore(officeLight);
  const { attempt } = useStore(sceneController);
  const build = useSceneBuild();
  return (
    <div
      ref={container}
      style={fill}
      data-inset-left={inset.left}
      data-inset-right={inset.right}
      data-inset-bottom={inset.bottom}
      data-appearance={appearance}
      data-light={light}
      data-raised-hands={raisedHands}
      data-speaking={speaking}
      data-faces
    >
      {[...faces].map(([userId, picture]) => (
        <SceneCameraVideo key={userId} userId={userId} picture={picture} />
      ))}
      {reactions.map(({ id, userId, emoji }) => (
        <span key={id} data-reaction={id} data-user={userId} data-emoji={emoji} hidden />
      ))}
      {build ? (
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
      ) : null}
    </div>
  );
}

const fill = { width: '100%', height: '100%' };

function useSceneBuild(): SceneBuild | null {
  const [build, setBuild] = useState<SceneBuild | null>(null);
  useEffect(() => {
    if (!hasWebGL()) {
      sceneController.unsupported();
      return undefined;
    }
    sceneController.start();
    let isMounted = true;
    void loadConfig().then((config) => {
      if (isMounted) setBuild(sceneBuild(config.scene));
    });
    return () => {
      isMounted = false;
      sceneController.stop();
    };
  }, []);
  return build;
}

function FailedScene() {
  useEffect(() => sceneController.fail(), []);
  return null;
}
