import { ConfirmDialog } from '@office/ui';
import { reactionEmoji } from '@office/ui/screens/voice';
import { Suspense } from 'react';
import { Boundary } from '@office/client/loading/Boundary.tsx';
import { retryFailedPages } from '@office/client/loading/lazyPage.tsx';
import { useStore } from '@office/client/lib/useStore.ts';
import {
  useFaces,
  useRaisedHandUserIds,
  useReactions,
  useSpeaking,
} from '../features/voice/index.ts';
import { officeView } from '../office/officeView.ts';
import { sceneController } from '../office/scene/browserScene.ts';
import { ScenePicture } from '../office/scene/ScenePicture.tsx';
import { SceneHost } from '../office/scene/SceneHost.tsx';
import { requestsOf, type SceneRequests } from '../office/scene/sceneState.ts';
import { FlatOffice } from './firstOffice.ts';
import { PartErrorFallback } from './PartErrorFallback.tsx';

/** The 3D scene, or the floor plan if the member prefers it or the browser has no 3D graphics. */
export function Office() {
  const view = useStore(officeView);
  const isUnsupported = useStore(sceneController, ({ status }) => status === 'unsupported');
  return (
    <>
      {view === '3d' && !isUnsupported ? <Scene /> : null}
      {view === '2d' || isUnsupported ? (
        // Contains errors of the floor plan, so that the panel and the call continue.
        <Boundary
          onRetry={retryFailedPages}
          fallback={({ retry }) => <PartErrorFallback onRetry={retry} />}
        >
          <Suspense fallback={<ScenePicture />}>
            <FlatOffice />
          </Suspense>
        </Boundary>
      ) : null}
    </>
  );
}

function Scene() {
  const reactions = useReactions().map(({ id, userId, reaction }) => ({
    id,
    userId,
    emoji: reactionEmoji[reaction],
  }));
  return (
    <SceneHost
      speaking={useSpeaking()}
      faces={useFaces()}
      raisedHands={useRaisedHandUserIds()}
      reactions={reactions}
    />
  );
}

/** Selects one request, so that the progress of the scene does not render the workplace. */
export function useSceneRequest<Name extends keyof SceneRequests>(name: Name): SceneRequests[Name] {
  return useStore(sceneController, (state) => requestsOf(state)[name]);
}

export function SceneConfirmation() {
  const confirm = useSceneRequest('confirm');
  if (!confirm) return null;
  const { isOpen, title, description, hiddenConfirmBtn, hiddenCancelBtn } = confirm;
  return (
    <ConfirmDialog
      open={isOpen}
      title={title}
      description={description}
      confirmLabel={hiddenConfirmBtn ? null : confirm.confirmText}
      cancelLabel={hiddenCancelBtn ? null : confirm.cancelText}
      onConfirm={() => sceneController.answerConfirm({ confirmed: true })}
      onCancel={() => sceneController.answerConfirm({ confirmed: false })}
    />
  );
}
