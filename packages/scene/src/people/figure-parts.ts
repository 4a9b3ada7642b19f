import type { Build } from './part-kit.ts';
import { white } from './part-kit.ts';

/** Dimensions in metres of a figure in upright pose, with the feet at 0 and facing +z. */
export const figure = {
  hip: 0.76,
  hipSpread: 0.078,
  thigh: 0.36,
  shin: 0.34,
  torso: 0.46,
  shoulder: 0.358,
  shoulderSpread: 0.166,
  upperArm: 0.25,
  foreArm: 0.22,
  head: 0.7,
  headWidth: 0.19,
  headHeight: 0.21,
  headDepth: 0.185,
  /** From the soles to the centre of the ankle. */
  ankle: 0.066,
} as const;

/**
 * Unit size, hanging from its joint. A lower limb of 0.88 times the width continues an upper limb.
 */
export const limb: Build = (m) => {
  m.lathe(
    [
      [0, -1.03],
      [0.38, -1.02],
      [0.44, -1],
      [0.45, -0.6],
      [0.49, -0.2],
      [0.5, 0],
      [0.44, 0.1],
      [0.27, 0.18],
      [0, 0.21],
    ],
    white,
    {},
    12,
  );
};

/** Symmetrical, so that both hands share a geometry; the thumb points forward. */
export const hand: Build = (m) => {
  m.sphere(0.048, white, { y: -0.014, sx: 0.82, sy: 1.25, sz: 1 }, 7, 10);
  m.sphere(0.021, white, { y: -0.012, z: 0.042, sy: 1.6, rx: -0.5 }, 5, 7);
};

export const shoe: Build = (m) => {
  m.lathe(
    [
      [0.058, -0.05],
      [0.057, -0.025],
      [0.045, 0.005],
      [0.02, 0.02],
      [0, 0.022],
    ],
    white,
    { z: 0.03, sz: 1.75 },
    14,
  );
  m.lathe(
    [
      [0, -0.066],
      [0.06, -0.066],
      [0.061, -0.045],
      [0.056, -0.044],
    ],
    { color: '#f2eee8', glow: 1 },
    { z: 0.03, sz: 1.75 },
    14,
  );
};

export const hips: Build = (m) => {
  m.lathe(
    [
      [0, -0.09],
      [0.08, -0.088],
      [0.136, -0.055],
      [0.148, 0],
      [0.138, 0.05],
      [0, 0.055],
    ],
    white,
    { sz: 0.76 },
    18,
  );
};

export const skirt: Build = (m) => {
  m.lathe(
    [
      [0.19, -0.352],
      [0.222, -0.36],
      [0.212, -0.3],
      [0.176, -0.12],
      [0.15, -0.03],
      [0.135, 0.05],
    ],
    white,
    { sz: 0.8 },
    18,
  );
};

/** Low-detail parts for distant figures with the same positions and sizes and a tenth of the triangles. */
export const simple: Record<'torso' | 'limb' | 'head' | 'hair', Build> = {
  torso: (m) =>
    m.lathe(
      [
        [0, -0.06],
        [0.162, 0],
        [0.175, 0.33],
        [0.06, 0.475],
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
  head: (m) => m.sphere(figure.headWidth, white, { sy: 1.1 }, 6, 9),
  hair: (m) => m.sphere(0.208, white, { y: 0.05, z: -0.04, sy: 0.98 }, 6, 9),
};
