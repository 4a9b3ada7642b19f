import { useCallback, useReducer, useState } from 'react';
import { fit, clampCamera, clampScale, pan, zoom, type Camera, type Size } from './camera.ts';

interface Place {
  x: number;
  z: number;
}

interface CameraState {
  /** Null shows the whole floor at any size of the view. */
  own: Camera | null;
  following: boolean;
  /** Camera of a pinch before it is clamped to the floor. */
  pinched?: Camera;
}

type CameraStep =
  | { kind: 'pan'; x: number; y: number }
  | {
      kind: 'zoom';
      factor: number;
      at: { x: number; y: number };
      /** Set for a zoom by two fingers, which also moves the plan. */
      pinch?: { by: { x: number; y: number }; begins: boolean };
    }
  | { kind: 'fit' }
  /** Centres `at` with at least `scale` pixels per metre. */
  | { kind: 'look'; at: Place; scale: number }
  | { kind: 'follow'; following: boolean };

/** Minimum pixels per metre while the camera follows the member. */
const followScale = 40;

interface SeenPlan {
  floor: { width: number; depth: number };
  view: Size;
  me: Place | undefined;
}

function cameraOf({ own, following }: CameraState, { floor, view, me }: SeenPlan): Camera {
  const camera = own ?? fit(floor, view);
  return clampCamera(following && me ? { ...camera, x: me.x, z: me.z } : camera, floor, view);
}

function cameraReducer(
  state: CameraState,
  { step, seen }: { step: CameraStep; seen: SeenPlan },
): CameraState {
  const camera = cameraOf(state, seen);
  const { floor, view } = seen;
  switch (step.kind) {
    case 'fit':
      return { own: null, following: false };
    case 'look': {
      const { at, scale } = step;
      const target = { x: at.x, z: at.z, scale: Math.max(camera.scale, scale) };
      return { own: clampCamera(target, floor, view), following: false };
    }
    case 'pan':
      return { own: clampCamera(pan(camera, step), floor, view), following: false };
    case 'zoom': {
      const { factor, at, pinch } = step;
      // Starts at the unclamped camera, so that movement blocked by the edge is caught up later.
      const from = (pinch && !pinch.begins && state.pinched) || camera;
      const moved = pinch ? pan(from, pinch.by) : from;
      const scale = clampScale(moved.scale * factor, floor, view);
      const zoomed = zoom(moved, scale / moved.scale, at);
      const own = clampCamera(zoomed, floor, view);
      return pinch
        ? { own, following: false, pinched: zoomed }
        : { own, following: state.following };
    }
    case 'follow':
      return step.following
        ? { own: { ...camera, scale: Math.max(camera.scale, followScale) }, following: true }
        : { own: camera, following: false };
  }
}

export function useCamera(floor: SeenPlan['floor'], me: Place | undefined) {
  const [view, setView] = useState<Size>();
  const [state, dispatch] = useReducer(cameraReducer, { own: null, following: false });
  const seen = view && { floor, view, me };
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setView({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const step = (next: CameraStep) => {
    if (seen) dispatch({ step: next, seen });
  };
  return {
    measure,
    view,
    camera: seen && cameraOf(state, seen),
    isFit: state.own === null && !state.following,
    following: state.following && me !== undefined,
    step,
  };
}
