import { sceneEvents, type SceneEvent } from '@office/scene-bridge';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Unity, useUnityContext } from 'react-unity-webgl';
import type { SceneBuild } from './buildUrls.ts';
import type { SceneController } from './SceneController.ts';

export interface SceneCanvasProps {
  build: SceneBuild;
  controller: SceneController;
  receive(event: SceneEvent, raw: unknown): void;
}

const eventNames = Object.keys(sceneEvents) as SceneEvent[];

export function SceneCanvas({ build, controller, receive }: SceneCanvasProps) {
  const {
    unityProvider,
    UNSAFE__unityInstance: instance,
    loadingProgression,
    initialisationError,
    addEventListener,
    removeEventListener,
  } = useUnityContext({ ...build, companyName: 'Office', productName: 'Office' });

  // The library keeps one listener per event, so all are registered here.
  useEffect(() => {
    const listeners = eventNames.map(
      (event) => [event, (raw?: unknown) => receive(event, raw)] as const,
    );
    for (const [event, listener] of listeners) addEventListener(event, listener);
    return () => {
      for (const [event, listener] of listeners) removeEventListener(event, listener);
    };
  }, [addEventListener, removeEventListener, receive]);

  useEffect(() => {
    if (!instance) return undefined;
    controller.attach((object, method, parameter) =>
      instance.SendMessage(object, method, parameter),
    );
    return () => controller.detach();
  }, [controller, instance]);

  useEffect(() => controller.loaded(loadingProgression), [controller, loadingProgression]);

  useEffect(() => {
    if (initialisationError) controller.fail();
  }, [controller, initialisationError]);

  // The library does not report a loader script that fails to load, but the browser does.
  useEffect(() => {
    const loader = new URL(build.loaderUrl, window.location.href).href;
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && target.src === loader) controller.fail();
    };
    window.addEventListener('error', onError, true);
    return () => window.removeEventListener('error', onError, true);
  }, [build, controller]);

  // The focusable canvas needs a role and a name, which the library does not accept.
  const { t } = useTranslation('shell');
  const name = t('scene');
  const nameCanvas = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      canvas?.setAttribute('role', 'application');
      canvas?.setAttribute('aria-label', name);
    },
    [name],
  );

  return <Unity ref={nameCanvas} unityProvider={unityProvider} tabIndex={0} style={fill} />;
}

const fill = { display: 'block', width: '100%', height: '100%' };
