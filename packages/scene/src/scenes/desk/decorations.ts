import type { DeskDecorationKind } from '@office/vocabulary';
import { torus } from '../../people/part-kit.ts';
import type { Mesher } from '../../shapes/mesher.ts';
import { palette } from '../../shapes/palette.ts';
import { pick, randomFor } from '../../shapes/random.ts';

/** Builds a decoration on y = 0, facing +z, at most 0.4 m high. */
type BuildDecoration = (m: Mesher) => void;

const soil = { color: palette.soil };

function pot(m: Mesher, radius: number, height: number, color: string): void {
  m.lathe(
    [
      [0, 0],
      [radius * 0.74, 0],
      [radius * 0.8, 0.008],
      [radius, height - 0.012],
      [radius * 1.04, height],
      [radius * 0.9, height],
      [radius * 0.86, height - 0.02],
      [0, height - 0.02],
    ],
    { color },
    {},
    24,
  );
  m.cylinder(radius * 0.87, radius * 0.87, 0.006, soil, { y: height - 0.024 }, 20);
}

const plant: BuildDecoration = (m) => {
  pot(m, 0.085, 0.13, palette.terracotta);
  const random = randomFor('desk plant');
  const greens = [palette.leaf, palette.leafDark, palette.leafLight];
  for (let i = 0; i < 17; i++) {
    const t = i / 17;
    m.leaf(
      0.2 + random() * 0.08,
      0.085 + random() * 0.03,
      0.4 + random() * 0.5,
      { color: pick(greens, random) },
      { y: 0.11 + random() * 0.03, ry: i * 2.4 + random() * 0.4, rx: -(0.3 + (1 - t) * 0.95) },
    );
  }
};

const cactus: BuildDecoration = (m) => {
  pot(m, 0.07, 0.09, '#8d8ccf');
  const green = { color: '#6d9a68' };
  const limb = (radius: number, height: number, place: object) => {
    const arm = m.at(place);
    arm.lathe(
      [
        [0, 0],
        [radius * 0.9, 0],
        [radius, height * 0.3],
        [radius, height - radius],
        [radius * 0.75, height - radius * 0.35],
        [radius * 0.35, height - radius * 0.05],
        [0, height],
      ],
      green,
      {},
      14,
    );
  };
  limb(0.047, 0.21, { y: 0.07 });
  m.sphere(0.026, green, { x: 0.055, y: 0.155 }, 8, 10);
  limb(0.024, 0.085, { x: 0.066, y: 0.15 });
  m.sphere(0.022, green, { x: -0.052, y: 0.135 }, 8, 10);
  limb(0.021, 0.06, { x: -0.06, y: 0.132 });
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2;
    m.sphere(
      0.014,
      { color: '#e79aa4' },
      { x: Math.sin(a) * 0.016, y: 0.284, z: Math.cos(a) * 0.016, sy: 0.6 },
      6,
      8,
    );
  }
  m.sphere(0.011, { color: '#f0d98c' }, { y: 0.289 }, 6, 8);
};

/** Only the frame; the portrait of the owner is added separately. */
export const photoSize = { width: 0.15, height: 0.15, y: 0.035, tilt: -0.16 };
const photo: BuildDecoration = (m) => {
  const tilted = m.at({ rx: photoSize.tilt });
  tilted.box(0.2, 0.2, 0.02, { color: palette.oakDark }, { y: 0.008 }, 0.008);
  tilted.box(0.176, 0.176, 0.006, { color: palette.white }, { y: 0.02, z: 0.01 }, 0.002);
  m.box(0.05, 0.14, 0.008, { color: palette.walnut }, { y: 0.002, z: -0.06, rx: 0.34 }, 0.003);
};

const lamp: BuildDecoration = (m) => {
  const metal = { color: palette.accent };
  m.cylinder(0.08, 0.075, 0.018, metal, {}, 28);
  m.rod([0, 0.015, 0], [-0.035, 0.2, -0.03], 0.009, metal, 10);
  m.rod([-0.035, 0.2, -0.03], [0.05, 0.36, 0.02], 0.009, metal, 10);
  m.sphere(0.016, metal, { x: -0.035, y: 0.2, z: -0.03 }, 8, 10);
  const shade = m.at({ x: 0.06, y: 0.345, z: 0.03, rz: -0.5, rx: 0.25 });
  shade.lathe(
    [
      [0.085, -0.075],
      [0.07, -0.035],
      [0.035, 0.015],
      [0.02, 0.03],
      [0, 0.03],
    ],
    metal,
    {},
    26,
  );
  shade.lathe(
    [
      [0, -0.05],
      [0.06, -0.058],
      [0.08, -0.074],
    ].reverse() as [number, number][],
    { color: palette.lamp, glow: 1 },
    {},
    22,
  );
};

const cup: BuildDecoration = (m) => {
  m.cylinder(0.075, 0.075, 0.008, { color: palette.oakDark }, {}, 26);
  const glaze = { color: '#f0e7d6' };
  m.lathe(
    [
      [0, 0.008],
      [0.034, 0.008],
      [0.046, 0.03],
      [0.05, 0.1],
      [0.045, 0.1],
      [0.041, 0.035],
      [0, 0.03],
    ],
    glaze,
    {},
    26,
  );
  m.cylinder(0.0505, 0.0507, 0.02, { color: '#8f90cf' }, { y: 0.055 }, 26);
  m.cylinder(0.044, 0.044, 0.004, { color: '#6a4630' }, { y: 0.084 }, 22);
  torus(m.at({ x: 0.058, y: 0.056, rx: Math.PI / 2 }), 0.024, 0.007, glaze, 16);
};

const books: BuildDecoration = (m) => {
  const spines = [
    ['#7f80d8', 0.028, 0.2],
    ['#f3ece0', 0.036, 0.18],
    ['#d2956f', 0.024, 0.21],
    ['#9db493', 0.032, 0.19],
  ] as const;
  let x = -0.075;
  for (const [color, wide, tall] of spines) {
    m.box(wide, tall, 0.15, { color }, { x: x + wide / 2 }, 0.004);
    m.box(
      wide * 0.7,
      0.012,
      0.004,
      { color: '#fff7e8' },
      { x: x + wide / 2, y: tall - 0.05, z: 0.0755 },
      0.001,
    );
    x += wide + 0.003;
  }
  m.box(0.026, 0.185, 0.15, { color: '#5c5a64' }, { x: x + 0.036, rz: 0.22 }, 0.004);
  const lying = m.at({ x: -0.01, z: 0.0, y: 0.0 });
  lying.box(0.008, 0.12, 0.14, { color: palette.metal }, { x: -0.074 }, 0.002);
};

export const clockFace = { y: 0.1, z: 0.03, radius: 0.075 };
const clock: BuildDecoration = (m) => {
  const ring = m.at({ y: clockFace.y, rx: Math.PI / 2 });
  ring.cylinder(0.095, 0.095, 0.05, { color: '#cb7f5c' }, { y: -0.03 }, 36);
  ring.cylinder(0.08, 0.08, 0.004, { color: palette.paper, glow: 0.1 }, { y: 0.018 }, 36);
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    m.box(
      i % 3 === 0 ? 0.006 : 0.003,
      i % 3 === 0 ? 0.014 : 0.008,
      0.002,
      { color: palette.graphite },
      { x: Math.sin(a) * 0.066, y: clockFace.y + Math.cos(a) * 0.066 - 0.005, z: 0.0235 },
      0.0005,
    );
  }
  for (const side of [-1, 1]) {
    m.rod([side * 0.045, 0.03, 0], [side * 0.065, 0, 0.012], 0.008, { color: palette.walnut }, 8);
    m.sphere(0.026, { color: '#bb6d4b' }, { x: side * 0.05, y: 0.195, sy: 0.75 }, 8, 12);
  }
};

const figure: BuildDecoration = (m) => {
  const white = { color: '#f8f1e6' };
  const gold = { color: '#e8b95a' };
  m.lathe(
    [
      [0, 0],
      [0.062, 0],
      [0.082, 0.025],
      [0.086, 0.06],
      [0.072, 0.105],
      [0.05, 0.135],
      [0, 0.14],
    ],
    white,
    {},
    26,
  );
  m.sphere(0.068, white, { y: 0.178, z: 0.006, sy: 0.86 }, 12, 18);
  for (const side of [-1, 1]) {
    m.rod([side * 0.042, 0.2, 0], [side * 0.05, 0.252, 0.002], 0.016, white, 8);
    m.rod([side * 0.043, 0.21, 0.011], [side * 0.05, 0.245, 0.012], 0.008, { color: '#e79aa4' }, 8);
    m.sphere(0.0085, { color: palette.ink }, { x: side * 0.025, y: 0.186, z: 0.066 }, 8, 10);
    m.sphere(0.011, { color: '#efb3ae' }, { x: side * 0.042, y: 0.168, z: 0.055, sz: 0.5 }, 6, 8);
    for (const up of [0, 0.012])
      m.rod(
        [side * 0.03, 0.164 + up * 0.6, 0.066],
        [side * 0.082, 0.16 + up * 1.6, 0.05],
        0.0014,
        { color: '#8d857a' },
        4,
      );
    m.sphere(0.026, white, { x: side * 0.036, y: 0.016, z: 0.066, sy: 0.62 }, 8, 12);
  }
  m.sphere(0.007, { color: '#e07f8a' }, { y: 0.172, z: 0.075 }, 6, 8);
  m.rod([0.066, 0.11, 0.02], [0.088, 0.215, 0.03], 0.02, white, 10);
  m.sphere(0.025, white, { x: 0.09, y: 0.228, z: 0.036 }, 8, 12);
  m.rod([-0.062, 0.1, 0.03], [-0.026, 0.062, 0.08], 0.018, white, 10);
  m.sphere(0.03, gold, { x: -0.004, y: 0.058, z: 0.084, sz: 0.28, sy: 1.3 }, 8, 14);
  torus(m.at({ y: 0.128 }), 0.053, 0.009, { color: '#c4574a' }, 22);
  m.sphere(0.014, gold, { y: 0.118, z: 0.062 }, 8, 12);
};

export const decorations: Record<DeskDecorationKind, BuildDecoration> = {
  plant,
  cactus,
  photo,
  lamp,
  cup,
  books,
  clock,
  figure,
};
