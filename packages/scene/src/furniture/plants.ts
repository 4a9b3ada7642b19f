import type { Mesher } from '../shapes/mesher.ts';
import { palette } from '../shapes/palette.ts';
import { pick } from '../shapes/random.ts';
import type { Build } from './kit.ts';

const greens = [palette.leaf, palette.leafDark, palette.leafLight] as const;
const pots = [palette.ivory, palette.terracotta, palette.white, '#b9b2a6', '#8d8ccf'] as const;

function pot(m: Mesher, radius: number, height: number, color: string): void {
  m.lathe(
    [
      [0, 0],
      [radius * 0.72, 0],
      [radius * 0.78, 0.02],
      [radius, height - 0.02],
      [radius, height],
      [radius * 0.88, height],
      [radius * 0.84, height - 0.05],
    ],
    { color },
  );
  m.cylinder(radius * 0.86, radius * 0.86, 0.02, { color: palette.soil }, { y: height - 0.06 });
}

function bush(m: Mesher, random: () => number, leaves: number, size: number, from: number): void {
  for (let i = 0; i < leaves; i++) {
    const t = i / leaves;
    m.leaf(
      size * (0.75 + random() * 0.5),
      size * (0.3 + random() * 0.16),
      0.35 + random() * 0.5,
      { color: pick(greens, random) },
      { y: from + random() * 0.1, ry: i * 2.4 + random() * 0.5, rx: -(0.25 + (1 - t) * 0.95) },
    );
  }
}

export const plant: Build = ({ solid, random }) => {
  const height = 0.28 + random() * 0.12;
  pot(solid, 0.2, height, pick(pots, random));
  bush(solid, random, 15, 0.5, height - 0.04);
};

export const tree: Build = ({ solid, random }) => {
  pot(solid, 0.3, 0.42, pick(pots, random));
  const top = 1.5 + random() * 0.35;
  solid.rod([0, 0.36, 0], [0.05, top, 0.03], 0.032, { color: palette.walnut });
  solid.rod([0.02, top * 0.62, 0], [-0.24, top * 0.95, 0.1], 0.02, { color: palette.walnut });
  solid.rod([0.02, top * 0.7, 0], [0.22, top * 0.98, -0.14], 0.02, { color: palette.walnut });
  const crown: [number, number, number, number][] = [
    [0.04, top + 0.12, 0.02, 0.42],
    [-0.27, top - 0.08, 0.12, 0.3],
    [0.28, top - 0.02, -0.14, 0.32],
    [0.05, top - 0.16, 0.28, 0.27],
    [-0.08, top + 0.02, -0.28, 0.28],
  ];
  crown.forEach(([x, y, z, r], i) => {
    const color = greens[(i + (random() > 0.5 ? 1 : 0)) % greens.length]!;
    solid.sphere(r, { color }, { x, y, z, sy: 0.86, ry: random() * 3 }, 6, 9);
  });
};

export const planter: Build = ({ solid, width, depth, random }) => {
  solid.box(width, 0.5, depth, { color: palette.linen }, {}, 0.03);
  solid.box(width - 0.1, 0.02, depth - 0.1, { color: palette.soil }, { y: 0.49 });
  const count = Math.max(3, Math.round(width / 0.3));
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) / count - 0.5) * (width - 0.2);
    bush(solid.at({ x, z: (random() - 0.5) * 0.08 }), random, 7, 0.36 + random() * 0.14, 0.48);
  }
};

export function smallPlant(m: Mesher, random: () => number): void {
  m.cylinder(0.045, 0.06, 0.09, { color: pick(pots, random) }, {}, 10);
  for (let i = 0; i < 7; i++) {
    m.leaf(
      0.15,
      0.06,
      0.5,
      { color: pick(greens, random) },
      { y: 0.08, ry: i * 2.4, rx: -0.9 + random() * 0.4 },
    );
  }
}
