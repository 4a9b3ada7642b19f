import { SceneFailed, SceneLoading } from '@office/ui/screens/shell';
import type { SceneName } from '@office/vocabulary';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { retryFailedPages } from '@office/client/loading/lazyPage.tsx';
import { recovery } from '@office/client/recovery/serverRecovery.ts';
import { useStore } from '@office/client/lib/useStore.ts';
import { sceneController } from './browserScene.ts';
import { ScenePicture } from './ScenePicture.tsx';
import { officeView } from '../officeView.ts';
import { requestsOf } from './sceneState.ts';

const slowAfterMs = 8000;

export function useSceneOverlay(scene: SceneName): ReactNode {
  const view = useStore(officeView);
  const status = useStore(sceneController, (state) => state.status);
  const sceneLoading = useStore(sceneController, (state) => requestsOf(state).sceneLoading);
  const navigate = useNavigate();
  const failed = status === 'failed';
  useEffect(() => (failed ? recovery.onRecovered(loadAgain) : undefined), [failed]);
  const isLoading =
    status === 'off' ||
    status === 'loading' ||
    ((status === 'ready' || status === 'loggingOut') && sceneLoading);
  /** The overlay has faded out since the scene was loading. */
  const [hasLeft, setHasLeft] = useState(!isLoading);
  if (isLoading && hasLeft) setHasLeft(false);

  if (view === '2d' || status === 'unsupported') return null;
  if (failed)
    return (
      <SceneFailed
        onRetry={loadAgain}
        onWorkWithout3d={() => {
          officeView.chooseForNow('2d');
          void navigate('/main');
        }}
      />
    );
  if (hasLeft) return null;
  return <Loading scene={scene} leaving={!isLoading} onLeft={() => setHasLeft(true)} />;
}

function loadAgain(): void {
  retryFailedPages();
  sceneController.start();
}

interface LoadingProps {
  scene: SceneName;
  leaving: boolean;
  onLeft(): void;
}

function Loading({ scene, leaving, onLeft }: LoadingProps) {
  const progress = useStore(sceneController, (state) => requestsOf(state).progress);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <SceneLoading
      scene={scene}
      progress={progress}
      slow={slow}
      picture={scene === 'Main' ? <ScenePicture /> : null}
      leaving={leaving}
      onLeft={onLeft}
    />
  );
}
