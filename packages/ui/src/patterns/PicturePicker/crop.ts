/** Pixels of the original picture. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The cropped square: its centre as fractions of the picture from 0 to 1, and its zoom. */
export interface Crop {
  x: number;
  y: number;
  /** 1 is the largest possible square. */
  zoom: number;
}

export const maxZoom = 4;

export const fullCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

function sideOf({ width, height }: PictureSize, zoom: number): number {
  return Math.min(width, height) / zoom;
}

export function clampCrop(crop: Crop, size: PictureSize): Crop {
  const zoom = between(crop.zoom, 1, maxZoom);
  const side = sideOf(size, zoom);
  const inside = (middle: number, length: number) =>
    between(middle, side / 2 / length, 1 - side / 2 / length);
  return { x: inside(crop.x, size.width), y: inside(crop.y, size.height), zoom };
}

/** Moves the crop; `by` is in units of the square's side length. */
export function movedCrop(crop: Crop, size: PictureSize, by: { x: number; y: number }): Crop {
  const side = sideOf(size, crop.zoom);
  const x = crop.x + (by.x * side) / size.width;
  const y = crop.y + (by.y * side) / size.height;
  return clampCrop({ ...crop, x, y }, size);
}

export function zoomedCrop(crop: Crop, size: PictureSize, zoom: number): Crop {
  return clampCrop({ ...crop, zoom }, size);
}

export function cropSquare(crop: Crop, size: PictureSize) {
  const side = sideOf(size, crop.zoom);
  return {
    left: crop.x * size.width - side / 2,
    top: crop.y * size.height - side / 2,
    side,
  };
}
