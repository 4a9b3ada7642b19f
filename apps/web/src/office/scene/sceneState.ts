import type { SceneConfirmDialog } from '@office/scene-bridge';

/** The scene's latest requests to the page around it. */
export interface SceneRequests {
  /** From 0 to 1: of the files at first, later of the scene that is being prepared. */
  progress: number;
  /** It wants a loading overlay over itself, or over the panel. */
  sceneLoading: boolean;
  pageLoading: boolean;
  fullscreen: boolean;
  sidebarHidden: boolean;
  /** The question that the member has not answered yet. */
  confirm: SceneConfirmDialog | null;
}

/** Counts the tries to load the scene. */
interface Attempt {
  attempt: number;
}

/**
 * The scene on its way to the screen and back.
 * `off`: the page shows none. `unsupported`: the browser cannot draw one.
 * `loggingOut`: the page waits for the scene's answer to its LOGOUT.
 */
export type SceneState = Attempt &
  (
    | { status: 'off' | 'unsupported' }
    | { status: 'loading' | 'ready' | 'loggingOut'; requests: SceneRequests }
    | { status: 'failed'; reason: SceneFailure; requests: SceneRequests }
  );

/** `stalled`: no progress for too long. `broken`: a part of it did not arrive, or threw. */
export type SceneFailure = 'stalled' | 'broken';

export type SceneTransition =
  /** The page takes a scene in, or tries again. */
  | { kind: 'start' }
  /** The page takes it out. */
  | { kind: 'stop' }
  | { kind: 'unsupported' }
  /** More of its files have arrived; `progress` from 0 to 1. */
  | { kind: 'progress'; progress: number }
  | { kind: 'fail'; reason: SceneFailure }
  /** The scene said UnityReady: it takes messages. */
  | { kind: 'unityReady' }
  /** Its instance is gone. */
  | { kind: 'detached' }
  | { kind: 'request'; change: Partial<SceneRequests> }
  /** The page asks it to log out; it did, is gone, or took too long. */
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

/** The requests of the scene; those of no scene ask for nothing. */
export function requestsOf(scene: SceneState): SceneRequests {
  return 'requests' in scene ? scene.requests : noRequests;
}

/**
 * The next state of the scene. A transition that means nothing in the present status leaves the same
 * object.
 */
export function nextScene(scene: SceneState, transition: SceneTransition): SceneState {
  const { attempt } = scene;
  switch (transition.kind) {
    case 'start':
      return { status: 'loading', attempt: attempt + 1, requests: noRequests };
    case 'stop':
      return scene.status === 'unsupported' ? scene : { status: 'off', attempt };
    case 'unsupported':
      return { status: 'unsupported', attempt };
    case 'progress':
      return scene.status === 'loading' ? request(scene, { progress: transition.progress }) : scene;
    case 'fail':
      if (scene.status !== 'loading') return scene;
      return { ...scene, status: 'failed', reason: transition.reason };
    case 'unityReady':
      // A scene that counts as failed may come after all.
      if (!('requests' in scene)) return scene;
      return { status: 'ready', attempt, requests: { ...scene.requests, progress: 1 } };
    case 'detached':
      // The page still wants one: it comes again, or fails.
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
