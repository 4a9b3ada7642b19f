/** The camera over the plan: the point in the middle of the view, and pixels a metre. */
export interface Camera {
  x: number;
  z: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

interface Floor {
  width: number;
  depth: number;
}

/** Metres around the floor that stay in view when all of it is shown. */
const margin = 0.8;
/** Pixels a metre at most: an avatar is no larger than a step then. */
const nearest = 96;

/** All of the floor, in the middle. */
export function fit(floor: Floor, view: Size): Camera {
  const scale = Math.min(
    view.width / (floor.width + 2 * margin),
    view.height / (floor.depth + 2 * margin),
  );
  return { x: floor.width / 2, z: floor.depth / 2, scale: Math.max(scale, 1) };
}

/** Never farther away than all of it, never nearer than makes sense. */
export function keepScale(scale: number, floor: Floor, view: Size): number {
  const farthest = fit(floor, view).scale;
  return clamp(scale, farthest, Math.max(nearest, farthest));
}

/** Never farther away than all of it, never nearer than makes sense, and never beside the floor. */
export function keepOn(camera: Camera, floor: Floor, view: Size): Camera {
  const scale = keepScale(camera.scale, floor, view);
  const held = (at: number, length: number, shown: number) => {
    const half = shown / scale / 2;
    const low = half - margin;
    const high = length - half + margin;
    return low > high ? length / 2 : clamp(at, low, high);
  };
  return {
    x: held(camera.x, floor.width, view.width),
    z: held(camera.z, floor.depth, view.height),
    scale,
  };
}

/** Nearer or farther by a factor; the place under `at` (pixels from the view's middle) stays there. */
export function zoom(camera: Camera, factor: number, at: { x: number; y: number }): Camera {
  const scale = camera.scale * factor;
  const shift = 1 / camera.scale - 1 / scale;
  return { x: camera.x + at.x * shift, z: camera.z + at.y * shift, scale };
}

/** Moved with the pointer, by pixels. */
export function pan(camera: Camera, by: { x: number; y: number }): Camera {
  return { ...camera, x: camera.x - by.x / camera.scale, z: camera.z - by.y / camera.scale };
}

/** The place on the floor that is shown at a point of the view, in pixels from its upper left. */
export function placeAt(camera: Camera, view: Size, point: { x: number; y: number }) {
  return {
    x: camera.x + (point.x - view.width / 2) / camera.scale,
    z: camera.z + (point.y - view.height / 2) / camera.scale,
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
