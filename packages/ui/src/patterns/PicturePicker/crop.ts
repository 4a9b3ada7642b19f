/** In pixels of the picture itself. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The square that is kept: its middle as shares of the picture (0 to 1), and how near it is. */
export interface Crop {
  x: number;
  y: number;
  /** 1: as large as the picture allows. */
  zoom: number;
}

export const maxZoom = 4;

/** The largest square in the middle. */
export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

function sideOf({ width, height }: PictureSize, zoom: number): number {
  return Math.min(width, height) / zoom;
}

/** The nearest crop that lies within the picture. */
export function keptInside(crop: Crop, size: PictureSize): Crop {
  const zoom = between(crop.zoom, 1, maxZoom);
  const side = sideOf(size, zoom);
  const inside = (middle: number, length: number) =>
    between(middle, side / 2 / length, 1 - side / 2 / length);
  return { x: inside(crop.x, size.width), y: inside(crop.y, size.height), zoom };
}

/** The square moves over the picture; `by` is in lengths of its own side. */
export function movedCrop(crop: Crop, size: PictureSize, by: { x: number; y: number }): Crop {
  const side = sideOf(size, crop.zoom);
  const x = crop.x + (by.x * side) / size.width;
  const y = crop.y + (by.y * side) / size.height;
  return keptInside({ ...crop, x, y }, size);
}

/** Nearer or further, around the middle of the square. */
export function zoomedCrop(crop: Crop, size: PictureSize, zoom: number): Crop {
  return keptInside({ ...crop, zoom }, size);
}

/** The square, in pixels of the picture. */
export function squareOf(crop: Crop, size: PictureSize) {
  const side = sideOf(size, crop.zoom);
  return {
    left: crop.x * size.width - side / 2,
    top: crop.y * size.height - side / 2,
    side,
  };
}
