import type { Mesher, Paint } from '../shapes/mesher.ts';
import { white } from './part-kit.ts';

/** Radius and height of the torso from the hips (0) to the neck, and its ratio of depth to width. */
const profile = [
  [0, -0.045],
  [0.14, -0.047],
  [0.164, -0.04],
  [0.161, 0],
  [0.15, 0.1],
  [0.157, 0.2],
  [0.171, 0.29],
  [0.172, 0.34],
  [0.163, 0.385],
  [0.135, 0.425],
  [0.085, 0.458],
  [0.06, 0.475],
  [0, 0.476],
] as const;
const flat = 0.78;

export function torso(m: Mesher): void {
  m.lathe(profile, white, { sz: flat }, 20);
}

function front(x: number, y: number): { z: number; normal: readonly [number, number, number] } {
  let i = 1;
  while (i < profile.length - 2 && profile[i]![1] < y) i++;
  const [r0, y0] = profile[i - 1]!;
  const [r1, y1] = profile[i]!;
  const slope = (r1 - r0) / (y1 - y0);
  const r = r0 + slope * (y - y0);
  const across = Math.sqrt(Math.max(0, r * r - x * x));
  return { z: across * flat, normal: [x, -r * slope, across / flat] };
}

/** Piece of cloth on the chest: left and right edge for each height, from bottom to top. */
export type Cut = readonly (readonly [height: number, left: number, right: number])[];

const columns = 3;

/** Adds a piece that follows the shape of the chest at a distance of `over` metres. */
export function addCloth(m: Mesher, cut: Cut, paint: Paint, over: number): void {
  const rows = cut.flatMap((row, i): Cut => {
    const next = cut[i + 1];
    if (!next) return [row];
    const [low, high] = [row[0], next[0]];
    const bends = profile.flatMap(([, y]) => (y > low && y < high ? [y] : []));
    return [
      row,
      ...bends.map((y) => {
        const part = (y - low) / (high - low);
        const at = (edge: 1 | 2) => row[edge] + (next[edge] - row[edge]) * part;
        return [y, at(1), at(2)] as const;
      }),
    ];
  });
  m.sheet(
    rows.map(([y, left, right]) =>
      Array.from({ length: columns + 1 }, (_, column) => {
        const x = left + ((right - left) * column) / columns;
        const { z, normal } = front(x, y);
        return { at: [x, y, z + over] as const, normal };
      }),
    ),
    paint,
  );
}

/** Adds a piece and its mirror image; `cut` is the side on the viewer's right. */
export function addMirroredCloth(m: Mesher, cut: Cut, paint: Paint, over: number): void {
  addCloth(m, cut, paint, over);
  const mirrored = cut.map(([y, left, right]) => [y, -right, -left] as const);
  addCloth(m, mirrored, paint, over);
}

export function bead(m: Mesher, x: number, y: number, radius: number, paint: Paint): void {
  m.sphere(radius, paint, { x, y, z: front(x, y).z + 0.005, sz: 0.6 }, 4, 6);
}

/** Band on the chest through points given by distance from the centre line and height. */
export function band(
  m: Mesher,
  points: readonly (readonly [x: number, y: number])[],
  radius: number,
  paint: Paint,
): void {
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1]!, points[i]!].map(([x, y]) => [
      x,
      y,
      front(x, y).z + radius * 0.6,
    ]);
    m.rod(from!, to!, radius, paint, 5);
  }
}
