import type { Schemas } from '@office/api';
import type { SceneSignInData } from '@office/scene-bridge';
import type { SceneName } from '@office/vocabulary';
import { avatarOrDefault } from '@office/world/avatar';
import { useEffect, useSyncExternalStore } from 'react';
import { useLanguage } from '@office/client/i18n/useLanguage.ts';
import { useStore } from '@office/client/lib/useStore.ts';
import type { FloorWithOffice } from '../floors/floors.ts';
import { walkRequests } from '../walking/WalkRequestStore.ts';
import { displayName } from '@office/client/people/displayName.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { sceneController } from './browserScene.ts';

export interface SceneSources {
  /** Null if the page keeps the current scene. */
  scene: SceneName | null;
  profile: Schemas['Profile'] | undefined;
  /** Null if there is none, or until the list is loaded. */
  currentFloor: FloorWithOffice | null;
  graphics: Schemas['GraphicsQuality'];
  covered: boolean;
}

const keyboardElementsSelector = [
  'input:not([type=checkbox], [type=radio])',
  'textarea',
  'select',
  '[contenteditable=true]',
  '[role=dialog]',
  '[role=alertdialog]',
  '[role=menu]',
  '[role=listbox]',
  '[role=tablist]',
  '[role=radiogroup]',
  '[role=slider]',
].join();

function pageHandlesKeys(element: Element | null): boolean {
  return element?.closest(keyboardElementsSelector) != null;
}

function onFocusMoved(listener: () => void): () => void {
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', listener);
  return () => {
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', listener);
  };
}

export function useDesiredScene(sources: SceneSources): void {
  const { scene, covered } = sources;
  const signIn = useSignInData(sources);
  const active = useSyncExternalStore(onFocusMoved, canSceneReceiveKeys) && !covered;
  const walk = useStore(walkRequests, ({ pending }) => pending);

  useEffect(
    () => sceneController.setDesiredScene({ signIn, scene, active, walk }),
    [signIn, scene, active, walk],
  );
  useEffect(() => () => sceneController.setDesiredScene(null), []);
}

function canSceneReceiveKeys(): boolean {
  return !pageHandlesKeys(document.activeElement);
}

function useSignInData({ profile, currentFloor, graphics }: SceneSources): SceneSignInData | null {
  const { token, organizationId } = useSession();
  const language = useLanguage();
  if (!token || !organizationId || !profile || !currentFloor) return null;
  return {
    accessToken: token,
    language,
    organizationId,
    contractId: currentFloor.contractId,
    floorId: currentFloor.floor.id,
    user: {
      id: profile.id,
      name: displayName(profile),
      avatar: avatarOrDefault(profile.officeAvatar, profile.id),
      status: profile.status ?? 'AVAILABLE',
      workingStatus: profile.workingStatus ?? 'OFFICE',
    },
    apiBaseUrl: '/api',
    realtimeUrl: '',
    graphics,
  };
}
