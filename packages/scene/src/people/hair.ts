import type { OfficeAvatar } from '@office/vocabulary';
import { Vector3 } from 'three';
import type { Mesher } from '../shapes/mesher.ts';
import { figure } from './figure-parts.ts';
import { shade, white } from './part-kit.ts';
import type { Build } from './part-kit.ts';

/** Lower edge of the hair in metres above the centre of the head, by azimuth; 0 is the front, positive is +x. */
type Edge = readonly (readonly [azimuth: number, height: number])[];

const { headWidth, headHeight, headDepth } = figure;
const rows = 7;
/** Denser at the front, where the hairline is visible. */
const azimuths = Array.from({ length: 37 }, (_, i) => {
  const u = i / 18 - 1;
  return Math.PI * (0.62 * u + 0.38 * u ** 3);
});

function heightAt(edge: Edge, azimuth: number): number {
  const next = edge.findIndex(([a]) => a >= azimuth);
  if (next <= 0) return edge[next === 0 ? 0 : edge.length - 1]![1];
  const [a0, y0] = edge[next - 1]!;
  const [a1, y1] = edge[next]!;
  return y0 + ((y1 - y0) * (azimuth - a0)) / (a1 - a0);
}

const symmetric = (right: Edge): Edge => [
  ...right
    .filter(([a]) => a > 0)
    .map(([a, y]) => [-a, y] as const)
    .reverse(),
  ...right,
];

interface Style {
  edge: Edge;
  /** Thickness in metres. */
  lift?: number;
  /** Width of hair that hangs below the centre of the head, relative to the head. */
  flare?: number;
}

/** Closed shell around the head. Hair below the centre of the head hangs down. */
function shell(m: Mesher, { edge, lift = 0.022, flare = 0 }: Style): void {
  const high = headHeight + lift;
  const point = (azimuth: number, q: number, size: number) => {
    const back = Math.max(0, -Math.cos(azimuth)) * 0.03;
    const hanging = Math.max(0, -q);
    const wide = Math.cos(Math.max(0, q)) * size * (1 + hanging * flare);
    return new Vector3(
      Math.sin(azimuth) * wide * (headWidth + lift),
      (q < 0 ? q : Math.sin(q)) * high,
      Math.cos(azimuth) * wide * (headDepth + lift + back),
    );
  };
  const grid = Array.from({ length: rows + 3 }, (_, row) =>
    azimuths.map((azimuth) => {
      const y = heightAt(edge, azimuth);
      const low = y < 0 ? y / high : Math.asin(Math.min(0.99, y / high));
      if (row === 0) return point(azimuth, Math.max(low, 0), 0.84);
      if (row === 1) return point(azimuth, low, 0.86);
      const share = (row - 2) / rows;
      return point(azimuth, low + (Math.PI / 2 - low) * share, row === 2 ? 0.95 : 1);
    }),
  );
  m.sheet(withNormals(grid), white);
}

function withNormals(grid: readonly (readonly Vector3[])[]) {
  const columns = azimuths.length;
  return grid.map((row, r) =>
    row.map((at, c) => {
      const right = row[c === columns - 1 ? 1 : c + 1]!;
      const left = row[c === 0 ? columns - 2 : c - 1]!;
      const isOuter = r >= 2;
      const above = grid[Math.min(grid.length - 1, r + 1)]![c]!;
      const below = grid[isOuter ? Math.max(2, r - 1) : Math.max(0, r - 1)]![c]!;
      const n = right.clone().sub(left).cross(above.clone().sub(below));
      if (n.lengthSq() < 1e-12) n.set(0, 1, 0);
      n.normalize();
      return {
        at: [at.x, at.y, at.z] as const,
        normal: [n.x, n.y, n.z] as const,
      };
    }),
  );
}

const edges = {
  crop: symmetric([
    [0, 0.142],
    [0.7, 0.13],
    [1.05, 0.1],
    [1.2, 0.02],
    [1.42, -0.005],
    [1.62, 0.03],
    [1.95, 0.0],
    [2.4, -0.1],
    [3.15, -0.13],
  ]),
  short: [
    [-3.15, -0.14],
    [-2.35, -0.11],
    [-1.95, 0.0],
    [-1.62, 0.03],
    [-1.42, -0.01],
    [-1.2, 0.068],
    [-0.6, 0.066],
    [-0.25, 0.102],
    [-0.06, 0.064],
    [0.25, 0.08],
    [0.44, 0.118],
    [0.75, 0.076],
    [1.15, 0.072],
    [1.42, -0.01],
    [1.62, 0.03],
    [1.95, 0.0],
    [2.35, -0.11],
    [3.15, -0.14],
  ],
  sidePart: [
    [-3.15, -0.14],
    [-2.35, -0.11],
    [-1.95, 0.0],
    [-1.62, 0.03],
    [-1.42, -0.02],
    [-1.15, 0.068],
    [-0.85, 0.105],
    [-0.5, 0.17],
    [-0.38, 0.172],
    [-0.1, 0.132],
    [0.4, 0.092],
    [1.1, 0.072],
    [1.42, -0.02],
    [1.62, 0.03],
    [1.95, 0.0],
    [2.35, -0.11],
    [3.15, -0.14],
  ],
  bob: symmetric([
    [0, 0.05],
    [0.75, 0.06],
    [0.98, 0.055],
    [1.1, -0.1],
    [1.22, -0.175],
    [2, -0.205],
    [3.15, -0.22],
  ]),
  long: [
    [-3.15, -0.4],
    [-1.9, -0.37],
    [-1.2, -0.3],
    [-1.08, -0.1],
    [-0.95, 0.03],
    [-0.5, 0.1],
    [-0.1, 0.165],
    [0.1, 0.178],
    [0.3, 0.135],
    [0.6, 0.09],
    [0.95, 0.03],
    [1.08, -0.1],
    [1.2, -0.3],
    [1.9, -0.37],
    [3.15, -0.4],
  ],
  bun: [
    [-3.15, -0.12],
    [-2.35, -0.1],
    [-1.95, 0.0],
    [-1.62, 0.02],
    [-1.4, -0.01],
    [-1.15, 0.08],
    [-0.6, 0.115],
    [-0.1, 0.15],
    [0.1, 0.168],
    [0.35, 0.135],
    [0.7, 0.105],
    [1.15, 0.08],
    [1.4, -0.01],
    [1.62, 0.02],
    [1.95, 0.0],
    [2.35, -0.1],
    [3.15, -0.12],
  ],
} satisfies Record<string, Edge>;

/** Short hair follows the neck. */
const nape = -0.4;

const curlCount = 46;

function curls(m: Mesher): void {
  for (let i = 0; i < curlCount; i++) {
    const y = 1 - (i / (curlCount - 1)) * 1.6;
    const azimuth = i * 2.4;
    const around = Math.sqrt(1 - y * y);
    const at = {
      x: Math.sin(azimuth) * around * (headWidth + 0.03),
      y: y * (headHeight + 0.015) + 0.02,
      z: Math.cos(azimuth) * around * (headDepth + 0.03) - 0.035,
    };
    if (at.z > 0.01 && at.y < 0.1) continue;
    m.sphere(0.06 + (i % 3) * 0.008, i % 2 ? white : shade, at, 5, 8);
  }
}

export const hairs: Record<Exclude<OfficeAvatar['hair'], 'none'>, Build> = {
  crop: (m) => shell(m, { edge: edges.crop, lift: 0.012, flare: nape }),
  short: (m) => shell(m, { edge: edges.short, lift: 0.03, flare: nape }),
  sidePart: (m) => {
    shell(m, { edge: edges.sidePart, lift: 0.026, flare: nape });
    m.sphere(
      0.11,
      white,
      { x: 0.05, y: 0.168, z: 0.075, sx: 1.25, sy: 0.5, sz: 0.9, rx: 0.5, rz: -0.3 },
      7,
      14,
    );
  },
  bob: (m) => shell(m, { edge: edges.bob, lift: 0.034, flare: 0.05 }),
  long: (m) => shell(m, { edge: edges.long, lift: 0.028, flare: -0.03 }),
  bun: (m) => {
    shell(m, { edge: edges.bun, lift: 0.02, flare: nape });
    m.sphere(0.085, white, { y: 0.272, z: -0.05 }, 8, 14);
    m.cylinder(0.055, 0.055, 0.03, shade, { y: 0.2, z: -0.04 }, 12);
  },
  curly: (m) => {
    shell(m, { edge: edges.crop, lift: 0.02, flare: nape });
    curls(m);
  },
};
