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

const margin = 0.8;
/** Maximum pixels per metre. */
const maxPixelsPerMetre = 96;

export function fit(floor: Floor, view: Size): Camera {
  const scale = Math.min(
    view.width / (floor.width + 2 * margin),
    view.height / (floor.depth + 2 * margin),
  );
  return { x: floor.width / 2, z: floor.depth / 2, scale: Math.max(scale, 1) };
}

export function clampScale(scale: number, floor: Floor, view: Size): number {
  const farthest = fit(floor, view).scale;
  return clamp(scale, farthest, Math.max(maxPixelsPerMetre, farthest));
}

export function clampCamera(camera: Camera, floor: Floor, view: Size): Camera {
  const scale = clampScale(camera.scale, floor, view);
  const clamped = (at: number, length: number, shown: number) => {
    const half = shown / scale / 2;
    const low = half - margin;
    const high = length - half + margin;
    return low > high ? length / 2 : clamp(at, low, high);
  };
  return {
    x: clamped(camera.x, floor.width, view.width),
    z: clamped(camera.z, floor.depth, view.height),
    scale,
  };
}

/** Scales by a factor. The point at `at` (pixels from the centre of the view) stays in position. */
export function zoom(camera: Camera, factor: number, at: { x: number; y: number }): Camera {
  const scale = camera.scale * factor;
  const shift = 1 / camera.scale - 1 / scale;
  return { x: camera.x + at.x * shift, z: camera.z + at.y * shift, scale };
}

/** `by` is in pixels. */
export function pan(camera: Camera, by: { x: number; y: number }): Camera {
  return { ...camera, x: camera.x - by.x / camera.scale, z: camera.z - by.y / camera.scale };
}

export function placeAt(camera: Camera, view: Size, point: { x: number; y: number }) {
  return {
    x: camera.x + (point.x - view.width / 2) / camera.scale,
    z: camera.z + (point.y - view.height / 2) / camera.scale,
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
