import type { SceneMethodInput } from '@office/scene-bridge';
import { useEffect, useRef } from 'react';
import { useStore } from '@office/client/lib/useStore.ts';
import { useFloors } from '../../../office/floors/useFloors.ts';
import { sceneController } from '../../../office/scene/browserScene.ts';
import { scenePageMessages, type ScenePages } from './scenePages.ts';
import { useSharedPages } from './useSharedPages.ts';

const none: ScenePages = new Map();

export function useSceneDocuments(): void {
  const { currentFloor } = useFloors();
  const isReady = useStore(sceneController, ({ status }) => status === 'ready');
  const pages = useSharedPages(isReady ? currentFloor?.floor.id : null);
  const lastSent = useRef(none);

  useEffect(() => {
    if (!isReady) {
      // A new scene starts without pages.
      lastSent.current = none;
      return;
    }
    const { now, messages } = scenePageMessages(lastSent.current, pages);
    lastSent.current = now;
    for (const [method, payload] of messages) {
      sceneController.send(method, payload as SceneMethodInput<typeof method>).catch(() => {
        // The scene was closed; the next scene receives the pages.
      });
    }
  }, [isReady, pages]);
}
