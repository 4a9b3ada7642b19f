import type { Build } from './part-kit.ts';
import { white } from './part-kit.ts';

/** Dimensions in metres of a figure in upright pose, with the feet at 0 and facing +z. */
export const figure = {
  hip: 0.76,
  hipSpread: 0.085,
  thigh: 0.36,
  shin: 0.34,
  torso: 0.46,
  shoulder: 0.41,
  shoulderSpread: 0.197,
  upperArm: 0.25,
  foreArm: 0.22,
  head: 0.62,
  headRadius: 0.185,
  height: 1.62,
} as const;

/** Limb of unit size hanging from its joint, scaled per instance. */
export const limb: Build = (m) => {
  m.lathe(
    [
      [0, 0.22],
      [0.29, 0.19],
      [0.46, 0.08],
      [0.5, -0.12],
      [0.43, -0.6],
      [0.39, -0.96],
      [0.3, -1.035],
      [0, -1.06],
    ].reverse() as [number, number][],
    white,
    {},
    10,
  );
};

export const hand: Build = (m) => m.sphere(0.044, white, { sy: 1.15 }, 6, 9);

export const shoe: Build = (m) => {
  m.box(0.105, 0.075, 0.2, { color: '#ffffff' }, { y: -0.06, z: 0.035 }, 0.034);
  m.box(0.108, 0.022, 0.205, { color: '#f2eee8' }, { y: -0.062, z: 0.036 }, 0.01);
};

export const hips: Build = (m) => {
  m.lathe(
    [
      [0, -0.1],
      [0.09, -0.095],
      [0.148, -0.05],
      [0.158, 0.01],
      [0.15, 0.035],
      [0, 0.04],
    ],
    white,
    { sz: 0.8 },
    14,
  );
};

export const skirt: Build = (m) => {
  m.lathe(
    [
      [0.215, -0.32],
      [0.2, -0.3],
      [0.16, -0.08],
      [0.15, 0.03],
      [0.13, 0.05],
    ],
    white,
    { sz: 0.82 },
    16,
  );
};

/** Low-detail parts for distant figures with the same positions and sizes and a tenth of the triangles. */
export const simple: Record<'torso' | 'limb' | 'head' | 'hair', Build> = {
  torso: (m) =>
    m.lathe(
      [
        [0, -0.06],
        [0.154, 0],
        [0.186, 0.34],
        [0.06, 0.47],
      ],
      white,
      { sz: 0.76 },
      7,
    ),
  limb: (m) =>
    m.lathe(
      [
        [0, -1.06],
        [0.38, -0.95],
        [0.5, -0.05],
        [0, 0.055],
      ],
      white,
      {},
      5,
    ),
  head: (m) => m.sphere(figure.headRadius, white, { sy: 1.03 }, 5, 8),
  hair: (m) => m.sphere(0.202, white, { y: 0.036, z: -0.036 }, 5, 8),
};
