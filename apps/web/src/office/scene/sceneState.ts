import type { SceneConfirmDialog } from '@office/scene-bridge';

export interface SceneRequests {
  /** From 0 to 1. First the download of the files, then the preparation of the scene. */
  progress: number;
  /** The scene requests a loading overlay over itself (`sceneLoading`) or over the panel (`pageLoading`). */
  sceneLoading: boolean;
  pageLoading: boolean;
  fullscreen: boolean;
  sidebarHidden: boolean;
  confirm: SceneConfirmDialog | null;
}

interface Attempt {
  attempt: number;
}

/**
 * `off`: the page shows no scene. `unsupported`: the browser cannot render it.
 * `loggingOut`: the page waits for the scene's answer to LOGOUT.
 */
export type SceneState = Attempt &
  (
    | { status: 'off' | 'unsupported' }
    | { status: 'loading' | 'ready' | 'loggingOut'; requests: SceneRequests }
    | { status: 'failed'; reason: SceneFailure; requests: SceneRequests }
  );

/** `stalled`: no progress within the timeout. `broken`: a part failed to load or threw. */
export type SceneFailure = 'stalled' | 'broken';

export type SceneTransition =
  | { kind: 'start' }
  | { kind: 'stop' }
  | { kind: 'unsupported' }
  /** `progress` is from 0 to 1. */
  | { kind: 'progress'; progress: number }
  | { kind: 'fail'; reason: SceneFailure }
  | { kind: 'unityReady' }
  | { kind: 'detached' }
  | { kind: 'request'; change: Partial<SceneRequests> }
  | { kind: 'logout' }
  | { kind: 'logoutEnded' };

export const initialScene: SceneState = { status: 'off', attempt: 0 };

const noRequests: SceneRequests = {
  progress: 0,
  sceneLoading: false,
  pageLoading: false,
  fullscreen: false,
  sidebarHidden: false,
  confirm: null,
};

export function requestsOf(scene: SceneState): SceneRequests {
  return 'requests' in scene ? scene.requests : noRequests;
}

/** Returns the next state, or the same object if the transition does not apply. */
export function nextScene(scene: SceneState, transition: SceneTransition): SceneState {
  const { attempt } = scene;
  switch (transition.kind) {
    case 'start':
      return { status: 'loading', attempt: attempt + 1, requests: noRequests };
    case 'stop':
      return scene.status === 'unsupported' ? scene : { status: 'off', attempt };
    case 'unsupported':
      return scene.status === 'unsupported' ? scene : { status: 'unsupported', attempt };
    case 'progress':
      return scene.status === 'loading' ? request(scene, { progress: transition.progress }) : scene;
    case 'fail':
      if (scene.status !== 'loading') return scene;
      return { ...scene, status: 'failed', reason: transition.reason };
    case 'unityReady':
      // A failed scene may still become ready.
      if (!('requests' in scene)) return scene;
      return { status: 'ready', attempt, requests: { ...scene.requests, progress: 1 } };
    case 'detached':
      // The page still wants the scene, so it loads again or fails.
      if (scene.status !== 'ready' && scene.status !== 'loggingOut') return scene;
      return { status: 'loading', attempt, requests: noRequests };
    case 'request':
      return request(scene, transition.change);
    case 'logout':
      return scene.status === 'ready' ? { ...scene, status: 'loggingOut' } : scene;
    case 'logoutEnded':
      return scene.status === 'loggingOut' ? { ...scene, status: 'ready' } : scene;
  }
}

function request(scene: SceneState, change: Partial<SceneRequests>): SceneState {
  if (!('requests' in scene)) return scene;
  const { requests } = scene;
  const keys = Object.keys(change) as (keyof SceneRequests)[];
  if (keys.every((key) => change[key] === requests[key])) return scene;
  return { ...scene, requests: { ...requests, ...change } };
}
