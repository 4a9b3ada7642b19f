import { mix, palette, tintColors } from '../shapes/palette.ts';
import { pick } from '../shapes/random.ts';
import type { Build } from './kit.ts';
import { smallPlant } from './plants.ts';
import { mug } from './work.ts';

const pillowTints = ['iris', 'clay', 'sage', 'rose'] as const;

export const sofa: Build = ({ solid, detail, width, depth, tint = 'sand', random }) => {
  const fabric = tintColors[tint];
  const dark = mix(fabric, palette.ink, 0.12);
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1])
      solid.cylinder(
        0.02,
        0.028,
        0.1,
        { color: palette.oakDark },
        { x: sx * (width / 2 - 0.1), z: sz * (depth / 2 - 0.1) },
        8,
      );
    solid.box(0.17, 0.5, depth, { color: fabric }, { x: sx * (width / 2 - 0.085), y: 0.09 }, 0.07);
  }
  solid.box(width - 0.1, 0.26, depth - 0.04, { color: dark }, { y: 0.09 }, 0.05);
  solid.box(width - 0.1, 0.66, 0.22, { color: fabric }, { y: 0.09, z: -depth / 2 + 0.11 }, 0.08);
  const cushions = Math.max(2, Math.round(width / 0.85));
  const inner = width - 0.36;
  for (let i = 0; i < cushions; i++) {
    const w = inner / cushions;
    const x = (i + 0.5) * w - inner / 2;
    solid.box(w - 0.015, 0.16, depth - 0.26, { color: fabric }, { x, y: 0.32, z: 0.1 }, 0.06);
    solid.box(
      w - 0.02,
      0.36,
      0.16,
      { color: fabric },
      { x, y: 0.46, z: -depth / 2 + 0.27, rx: -0.18 },
      0.07,
    );
  }
  for (const side of [-1, 1]) {
    if (random() < 0.25) continue;
    const color = tintColors[pick(pillowTints, random)];
    detail.box(
      0.38,
      0.38,
      0.14,
      { color },
      { x: side * (inner / 2 - 0.19), y: 0.47, z: -depth / 2 + 0.46, rx: -0.35, ry: side * -0.2 },
      0.065,
    );
  }
};

export const armchair: Build = ({ solid, detail, tint = 'sand', random }) => {
  const fabric = tintColors[tint];
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1])
      solid.rod([sx * 0.3, 0, sz * 0.28], [sx * 0.25, 0.2, sz * 0.22], 0.02, {
        color: palette.oakDark,
      });
    solid.box(0.14, 0.38, 0.68, { color: fabric }, { x: sx * 0.34, y: 0.2, ry: sx * 0.06 }, 0.065);
  }
  solid.box(0.7, 0.2, 0.68, { color: mix(fabric, palette.ink, 0.1) }, { y: 0.16 }, 0.06);
  solid.box(0.56, 0.16, 0.56, { color: fabric }, { y: 0.32, z: 0.06 }, 0.06);
  solid.box(0.76, 0.62, 0.18, { color: fabric }, { y: 0.2, z: -0.3, rx: -0.16 }, 0.08);
  if (random() < 0.5) {
    detail.box(
      0.34,
      0.34,
      0.12,
      { color: tintColors[pick(pillowTints, random)] },
      { y: 0.47, z: -0.14, rx: -0.45 },
      0.055,
    );
  }
};

export const coffeeTable: Build = ({ solid, detail, width, depth, random }) => {
  if (Math.abs(width - depth) < 0.05) {
    solid.cylinder(width / 2, width / 2, 0.045, { color: palette.oak }, { y: 0.34 }, 24);
    for (let i = 0; i < 3; i++) {
      const a = (i / 3) * Math.PI * 2;
      solid.rod(
        [Math.sin(a) * width * 0.36, 0, Math.cos(a) * width * 0.36],
        [Math.sin(a) * width * 0.28, 0.35, Math.cos(a) * width * 0.28],
        0.022,
        { color: palette.oakDark },
      );
    }
  } else {
    solid.box(width, 0.045, depth, { color: palette.oak }, { y: 0.34 }, 0.02);
    solid.box(width * 0.86, 0.03, depth * 0.8, { color: palette.oakDark }, { y: 0.14 }, 0.012);
    for (const sx of [-1, 1])
      for (const sz of [-1, 1])
        solid.rod(
          [sx * (width / 2 - 0.08), 0, sz * (depth / 2 - 0.08)],
          [sx * (width / 2 - 0.1), 0.35, sz * (depth / 2 - 0.1)],
          0.02,
          { color: palette.oakDark },
        );
  }
  const d = detail.at({ y: 0.385 });
  mug(d.at({ x: width * 0.26, z: depth * 0.16 }), random);
  d.box(
    0.2,
    0.02,
    0.27,
    { color: tintColors[pick(pillowTints, random)] },
    { x: -width * 0.2, ry: 0.3 },
    0.004,
  );
  d.box(0.19, 0.018, 0.26, { color: palette.white }, { x: -width * 0.2, y: 0.02, ry: 0.1 }, 0.004);
  smallPlant(d.at({ z: -depth * 0.16, sx: 1.2, sy: 1.2, sz: 1.2 }), random);
};

export const floorLamp: Build = ({ solid }) => {
  solid.cylinder(0.15, 0.14, 0.025, { color: palette.graphite }, {}, 18);
  solid.rod([0, 0.02, 0], [0, 1.5, 0], 0.014, { color: palette.graphite });
  solid.lathe(
    [
      [0.22, 1.4],
      [0.15, 1.7],
    ],
    { color: palette.lamp, glow: 0.9 },
    {},
    20,
  );
  solid.lathe(
    [
      [0.0, 1.69],
      [0.15, 1.7],
    ],
    { color: palette.lamp, glow: 0.9 },
    {},
    20,
  );
  solid.lathe(
    [
      [0.15, 1.699],
      [0.22, 1.399],
    ],
    { color: palette.lamp, glow: 1 },
    { sx: -1 },
    20,
  );
};

export const pendant: Build = ({ solid }) => {
  solid.rod([0, 2.84, 0], [0, 3.05, 0], 0.006, { color: palette.graphite }, 4);
  // Small and high, so that it does not hide the people at the table from the usual camera.
  solid.lathe(
    [
      [0.17, 2.68],
      [0.145, 2.76],
      [0.08, 2.83],
      [0.03, 2.86],
      [0, 2.86],
    ],
    { color: palette.white },
    {},
    18,
  );
  solid.sphere(0.06, { color: palette.lamp, glow: 1 }, { y: 2.7 }, 6, 10);
};
