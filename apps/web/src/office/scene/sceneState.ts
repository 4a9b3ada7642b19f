import type { SceneConfirmDialog } from '@office/scene-bridge';

/** The scene's part in the page, as it asked for it last. */
export interface SceneRequests {
  /** From 0 to 1: of the files, then of the scene that is being prepared. */
  progress: number;
  /** An overlay over the scene, or over the panel. */
  sceneLoading: boolean;
  pageLoading: boolean;
  fullscreen: boolean;
  sidebarHidden: boolean;
  /** The question that the member has not answered yet. */
  confirm: SceneConfirmDialog | null;
}

/** Grows by one with each new try to load the scene. */
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
  /** Some of its files have arrived; `progress` from 0 to 1. */
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

/** What the scene asks of the page; nothing where there is none. */
export function requestsOf(scene: SceneState): SceneRequests {
  return 'requests' in scene ? scene.requests : noRequests;
}

/**
 * The scene after something happened. A transition that its status does not know leaves it the same
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
      // A scene that was given up may come after all.
      if (!('requests' in scene)) return scene;
      return { status: 'ready', attempt, requests: { ...scene.requests, progress: 1 } };
    case 'detached':
      // Until it comes again or fails: the page still wants one.
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
