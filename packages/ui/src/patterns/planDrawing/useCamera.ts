import { useCallback, useReducer, useState } from 'react';
import { fit, keepOn, keepScale, pan, zoom, type Camera, type Size } from './camera.ts';

interface Place {
  x: number;
  z: number;
}

interface CameraState {
  /** Null: all of the floor, however large the view is. */
  own: Camera | null;
  following: boolean;
  /** The camera as the fingers have it, before it is clamped to the floor. */
  pinched?: Camera;
}

type CameraStep =
  | { kind: 'pan'; x: number; y: number }
  | {
      kind: 'zoom';
      factor: number;
      at: { x: number; y: number };
      /** By two fingers, which move the plan as well. */
      pinch?: { by: { x: number; y: number }; begins: boolean };
    }
  | { kind: 'fit' }
  /** At a place, and at least as near as `scale` pixels a metre. */
  | { kind: 'look'; at: Place; scale: number }
  | { kind: 'follow'; following: boolean };

/** Pixels a metre at which one's own surroundings can be seen well. */
const followScale = 40;

interface Seen {
  floor: { width: number; depth: number };
  view: Size;
  /** Oneself. */
  me: Place | undefined;
}

function cameraOf({ own, following }: CameraState, { floor, view, me }: Seen): Camera {
  const camera = own ?? fit(floor, view);
  return keepOn(following && me ? { ...camera, x: me.x, z: me.z } : camera, floor, view);
}

function cameraReducer(
  state: CameraState,
  { step, seen }: { step: CameraStep; seen: Seen },
): CameraState {
  const camera = cameraOf(state, seen);
  const { floor, view } = seen;
  switch (step.kind) {
    case 'fit':
      return { own: null, following: false };
    case 'look': {
      const { at, scale } = step;
      const wanted = { x: at.x, z: at.z, scale: Math.max(camera.scale, scale) };
      return { own: keepOn(wanted, floor, view), following: false };
    }
    case 'pan':
      return { own: keepOn(pan(camera, step), floor, view), following: false };
    case 'zoom': {
      const { factor, at, pinch } = step;
      // A pinch goes on from the fingers' camera: movement that the floor's edge held back is made up as soon as there is room.
      const from = (pinch && !pinch.begins && state.pinched) || camera;
      const moved = pinch ? pan(from, pinch.by) : from;
      const scale = keepScale(moved.scale * factor, floor, view);
      const zoomed = zoom(moved, scale / moved.scale, at);
      const own = keepOn(zoomed, floor, view);
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

/** From where one looks at the plan, and the ways to change it. */
export function useCamera(floor: Seen['floor'], me: Place | undefined) {
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
