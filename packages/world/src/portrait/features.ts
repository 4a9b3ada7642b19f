import type { OfficeAvatar } from '@office/vocabulary';

export type FeaturePaint = 'ink' | 'lip' | 'white' | 'tongue' | 'brow';

/** SVG path in the coordinates of a portrait. Filled, or stroked with `width` and round caps. */
export interface FeatureShape {
  d: string;
  paint: FeaturePaint;
  width?: number;
  opacity?: number;
}

type Feature = readonly FeatureShape[];
type Face = OfficeAvatar['face'];

export const ovalPath = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

export const roundEye = (radius: number): Feature => [
  { d: ovalPath(40.4, 47.6, radius, radius * 1.28), paint: 'ink' },
  { d: ovalPath(41.2, 46.3, radius * 0.36), paint: 'white' },
];

/** Left side only; the right side is its mirror image at x = 48. */
export const eyeShapes: Record<Face, Feature> = {
  calm: roundEye(2.15),
  smile: [{ d: 'M37.4 48.6Q40.4 44.8 43.4 48.6', paint: 'ink', width: 2.1 }],
  bright: [...roundEye(2.7), { d: ovalPath(39.4, 49.3, 0.6), paint: 'white', opacity: 0.8 }],
  freckles: roundEye(2.4),
};

const brow = (d: string): Feature => [{ d, paint: 'brow', width: 1.6 }];

/** Left side only. */
export const browShapes: Record<Face, Feature> = {
  calm: brow('M37 41.9Q40 41 43.2 41.8'),
  smile: brow('M37 41.6Q40 39.8 43 41.2'),
  bright: brow('M36.8 40.6Q40 38.2 43.2 40'),
  freckles: brow('M37 41.6Q40 39.8 43 41.2'),
};

const lip = (d: string, width: number): Feature => [{ d, paint: 'lip', width }];

export const mouthShapes: Record<Face, Feature> = {
  calm: lip('M44.6 58.2Q48 60.4 51.4 58.2', 1.8),
  smile: lip('M43 57.2Q48 62.2 53 57.2', 1.9),
  bright: [
    { d: 'M42.6 56.6Q48 57.8 53.4 56.6Q53 63 48 63Q43 63 42.6 56.6Z', paint: 'lip' },
    { d: 'M43.6 57Q48 58 52.4 57Q52.2 58.9 48 58.9Q43.8 58.9 43.6 57Z', paint: 'white' },
    { d: ovalPath(48, 61.7, 2.4, 1.1), paint: 'tongue' },
  ],
  freckles: lip('M43.8 57.6Q48.6 61.4 52.6 57', 1.8),
};

/** Centres of the freckles of the left cheek. */
export const freckleSpots = [
  [33.4, 52.6],
  [36.2, 53.8],
  [38.6, 52.2],
  [35, 55.8],
  [45.2, 51.2],
] as const;
