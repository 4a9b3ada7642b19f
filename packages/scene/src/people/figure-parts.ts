import type { BufferGeometry } from 'three';
import type { OfficeAvatar } from '@office/scene-bridge';
import type { Mesher } from '../shapes/mesher.ts';
import { deep, made, shade, torus, white } from './part-kit.ts';

/** Metres of a standing figure; its feet are at 0 and it looks along +z. */
export const figure = {
  hip: 0.76,
  hipSpread: 0.085,
  thigh: 0.36,
  shin: 0.34,
  torso: 0.46,
  shoulder: 0.41,
  shoulderSpread: 0.205,
  upperArm: 0.25,
  foreArm: 0.22,
  head: 0.62,
  headRadius: 0.185,
  height: 1.62,
} as const;

/** From the hips (0) to the neck; tops differ by cut, all tinted by the instance's colour. */
function torsoBase(m: Mesher): void {
  m.lathe(
    [
      [0, -0.06],
      [0.1, -0.055],
      [0.152, 0],
      [0.156, 0.1],
      [0.172, 0.24],
      [0.186, 0.34],
      [0.17, 0.41],
      [0.11, 0.455],
      [0.06, 0.47],
      [0, 0.47],
    ],
    white,
    { sz: 0.76 },
    16,
  );
}

export const torsos: Record<OfficeAvatar['top'], () => BufferGeometry> = {
  tee: () =>
    made((m) => {
      torsoBase(m);
      torus(m.at({ y: 0.455, sz: 0.85 }), 0.075, 0.014, shade);
    }),
  shirt: () =>
    made((m) => {
      torsoBase(m);
      for (const side of [-1, 1])
        m.box(
          0.085,
          0.05,
          0.03,
          white,
          { x: side * 0.045, y: 0.43, z: 0.085, rz: side * -0.5, rx: -0.3 },
          0.01,
        );
      m.box(0.022, 0.38, 0.01, shade, { y: 0.03, z: 0.128, rx: 0.03 }, 0.004);
    }),
  sweater: () =>
    made((m) => {
      torsoBase(m);
      torus(m.at({ y: 0.458, sz: 0.85 }), 0.08, 0.026, shade);
      torus(m.at({ y: 0.0, sz: 0.76 }), 0.148, 0.022, shade);
    }),
  jacket: () =>
    made((m) => {
      torsoBase(m);
      for (const side of [-1, 1]) {
        m.box(
          0.06,
          0.3,
          0.02,
          deep,
          { x: side * 0.052, y: 0.15, z: 0.118, rz: side * 0.16, rx: -0.05 },
          0.008,
        );
        m.box(
          0.07,
          0.016,
          0.012,
          deep,
          { x: side * 0.085, y: 0.08, z: 0.108, ry: side * 0.5 },
          0.004,
        );
      }
      m.box(0.014, 0.17, 0.012, deep, { y: 0, z: 0.123 }, 0.004);
      torus(m.at({ y: 0.45, sz: 0.85 }), 0.085, 0.022, deep);
    }),
  hoodie: () =>
    made((m) => {
      torsoBase(m);
      torus(m.at({ y: 0.46, z: -0.025, rx: -0.25, sz: 1.05 }), 0.105, 0.04, shade);
      m.box(0.19, 0.1, 0.03, shade, { y: 0.05, z: 0.112 }, 0.014);
      for (const side of [-1, 1])
        m.rod(
          [side * 0.035, 0.44, 0.12],
          [side * 0.04, 0.3, 0.142],
          0.006,
          { color: '#f4f0ea' },
          5,
        );
      torus(m.at({ y: -0.005, sz: 0.76 }), 0.148, 0.02, shade);
    }),
  vest: () =>
    made((m) => {
      torsoBase(m);
      for (const side of [-1, 1])
        m.box(
          0.045,
          0.34,
          0.02,
          deep,
          { x: side * 0.04, y: 0.1, z: 0.122, rz: side * 0.14 },
          0.008,
        );
      for (const side of [-1, 1])
        torus(m.at({ x: side * 0.165, y: 0.39, rz: Math.PI / 2 }), 0.07, 0.016, deep, 12);
    }),
};

/** A limb of one metre hanging from its joint, one metre thick: each instance scales it to what it needs. */
export const limb = (): BufferGeometry =>
  made((m) => {
    m.lathe(
      [
        [0, 0.055],
        [0.36, 0.04],
        [0.5, -0.02],
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
  });

export const hand = (): BufferGeometry => made((m) => m.sphere(0.044, white, { sy: 1.15 }, 6, 9));

export const shoe = (): BufferGeometry =>
  made((m) => {
    m.box(0.105, 0.075, 0.2, { color: '#ffffff' }, { y: -0.06, z: 0.035 }, 0.034);
    m.box(0.108, 0.022, 0.205, { color: '#f2eee8' }, { y: -0.062, z: 0.036 }, 0.01);
  });

/** The seat of trousers and shorts. */
export const hips = (): BufferGeometry =>
  made((m) => {
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
  });

export const skirt = (): BufferGeometry =>
  made((m) => {
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
  });

/** For figures far away: the same places and sizes with a tenth of the triangles. */
export const simple = {
  torso: (): BufferGeometry =>
    made((m) =>
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
    ),
  limb: (): BufferGeometry =>
    made((m) =>
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
    ),
  head: (): BufferGeometry => made((m) => m.sphere(figure.headRadius, white, { sy: 1.03 }, 5, 8)),
  hair: (): BufferGeometry => made((m) => m.sphere(0.202, white, { y: 0.036, z: -0.036 }, 5, 8)),
};
