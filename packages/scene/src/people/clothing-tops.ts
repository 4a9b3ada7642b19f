import type { OfficeAvatar } from '@office/vocabulary';
import type { Mesher, Paint } from '../shapes/mesher.ts';
import { band, bead, addCloth, addMirroredCloth, torso } from './torso.ts';
import type { Cut } from './torso.ts';
import { deep, linen, pale, shade, torus, white } from './part-kit.ts';
import type { Build } from './part-kit.ts';

const opening: Cut = [
  [0.2, 0, 0],
  [0.3, -0.03, 0.03],
  [0.4, -0.055, 0.055],
  [0.452, -0.062, 0.062],
];
const collar: Cut = [
  [0.375, 0.04, 0.044],
  [0.405, 0.016, 0.07],
  [0.45, 0.012, 0.082],
];

function front(m: Mesher, from: number, to: number, buttons: readonly number[]): void {
  addCloth(
    m,
    [
      [from, -0.006, 0.006],
      [to, -0.006, 0.006],
    ],
    deep,
    0.006,
  );
  for (const y of buttons) bead(m, 0.018, y, 0.008, deep);
}

function hem(m: Mesher, paint: Paint = white): void {
  m.lathe(
    [
      [0.15, -0.065],
      [0.172, -0.06],
      [0.176, -0.015],
      [0.155, 0.1],
    ],
    paint,
    { sz: 0.78 },
    20,
  );
}

export const torsos: Record<OfficeAvatar['top'], Build> = {
  tee: (m) => {
    torso(m);
    torus(m.at({ y: 0.468, sz: 0.95 }), 0.072, 0.013, shade);
  },
  shirt: (m) => {
    torso(m);
    addCloth(
      m,
      [
        [0, -0.016, 0.016],
        [0.42, -0.016, 0.016],
      ],
      shade,
      0.004,
    );
    for (const y of [0.08, 0.165, 0.25, 0.335]) bead(m, 0, y, 0.007, linen);
    addMirroredCloth(m, collar, pale, 0.012);
    addCloth(
      m,
      [
        [0.25, 0.06, 0.115],
        [0.31, 0.055, 0.118],
      ],
      shade,
      0.004,
    );
  },
  sweater: (m) => {
    torso(m);
    torus(m.at({ y: 0.472, sz: 0.95 }), 0.074, 0.026, shade);
    hem(m, shade);
  },
  jacket: (m) => {
    torso(m);
    hem(m);
    addCloth(m, opening, linen, 0.006);
    const lapel: Cut = [
      [0.2, 0, 0.02],
      [0.34, 0.038, 0.098],
      [0.365, 0.043, 0.1],
      [0.37, 0.044, 0.082],
      [0.45, 0.058, 0.1],
    ];
    addMirroredCloth(m, lapel, deep, 0.012);
    front(m, 0.1, 0.2, [0.17, 0.12]);
    const pocket: Cut = [
      [0.115, 0.06, 0.118],
      [0.132, 0.06, 0.12],
    ];
    addMirroredCloth(m, pocket, deep, 0.005);
  },
  hoodie: (m) => {
    torso(m);
    torus(m.at({ y: 0.455, z: -0.022, rx: -0.22, sz: 1.05 }), 0.108, 0.045, shade);
    addCloth(
      m,
      [
        [0.045, -0.1, 0.1],
        [0.1, -0.1, 0.1],
        [0.15, -0.062, 0.062],
      ],
      shade,
      0.012,
    );
    for (const side of [-1, 1]) {
      const cord = [0.43, 0.39, 0.34, 0.28].map((y) => [side * 0.036, y] as const);
      band(m, cord, 0.006, linen);
      bead(m, side * 0.036, 0.276, 0.011, linen);
    }
    hem(m, shade);
  },
  vest: (m) => {
    torso(m);
    hem(m);
    addCloth(m, opening, linen, 0.006);
    const edge: Cut = [
      [0.2, -0.006, 0.008],
      [0.3, 0.026, 0.044],
      [0.4, 0.05, 0.07],
      [0.452, 0.058, 0.078],
    ];
    addMirroredCloth(m, edge, deep, 0.01);
    addMirroredCloth(m, collar, linen, 0.015);
    front(m, 0.1, 0.2, [0.18, 0.12]);
    for (const side of [-1, 1])
      torus(
        m.at({ x: side * 0.15, y: 0.365, rz: Math.PI / 2 + side * 0.35 }),
        0.072,
        0.013,
        deep,
        14,
      );
  },
};
