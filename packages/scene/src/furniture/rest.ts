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
      { x: side * (inner / 2 - 0.16), y: 0.47, z: -0.08, rx: -0.5, ry: side * -0.35 },
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
  solid.rod([0, 2.22, 0], [0, 2.85, 0], 0.006, { color: palette.graphite }, 4);
  solid.lathe(
    [
      [0.24, 2],
      [0.2, 2.1],
      [0.1, 2.2],
      [0.03, 2.24],
      [0, 2.24],
    ],
    { color: palette.white },
    {},
    18,
  );
  solid.sphere(0.07, { color: palette.lamp, glow: 1 }, { y: 2.04 }, 6, 10);
};

export const kitchenCounter: Build = ({ solid, detail, width, depth, random }) => {
  solid.box(width, 0.08, depth - 0.1, { color: palette.graphite }, { z: -0.05 }, 0.01);
  solid.box(width, 0.78, depth, { color: tintColors.sage }, { y: 0.08 }, 0.015);
  const doors = Math.round(width / 0.6);
  for (let i = 0; i < doors; i++) {
    const w = width / doors;
    const x = (i + 0.5) * w - width / 2;
    solid.box(
      w - 0.025,
      0.7,
      0.02,
      { color: mix(tintColors.sage, palette.white, 0.18) },
      { x, y: 0.12, z: depth / 2 },
      0.008,
    );
    detail.box(
      0.16,
      0.016,
      0.025,
      { color: palette.oak },
      { x, y: 0.74, z: depth / 2 + 0.015 },
      0.006,
    );
  }
  solid.box(width + 0.02, 0.045, depth + 0.03, { color: palette.white }, { y: 0.86 }, 0.015);
  // Sink, tap, coffee machine, and a shelf with cups above.
  solid.box(0.5, 0.01, 0.36, { color: palette.metal }, { x: -width * 0.28, y: 0.9 }, 0.004);
  detail.rod([-width * 0.28, 0.9, -0.2], [-width * 0.28, 1.18, -0.2], 0.014, {
    color: palette.metal,
  });
  detail.rod([-width * 0.28, 1.18, -0.2], [-width * 0.28, 1.15, -0.02], 0.012, {
    color: palette.metal,
  });
  const machine = solid.at({ x: width * 0.2, y: 0.905, z: -0.05 });
  machine.box(0.34, 0.36, 0.3, { color: palette.graphite }, {}, 0.03);
  machine.box(0.26, 0.02, 0.14, { color: palette.metal }, { y: 0.02, z: 0.16 }, 0.006);
  machine.box(0.1, 0.05, 0.02, { color: palette.screen, glow: 0.7 }, { y: 0.25, z: 0.15 }, 0.004);
  solid.box(
    width * 0.72,
    0.035,
    0.24,
    { color: palette.oak },
    { x: -width * 0.08, y: 1.5, z: -depth / 2 + 0.14 },
    0.01,
  );
  for (let i = 0; i < Math.round(width * 3); i++) {
    const x = -width * 0.42 + i * 0.21;
    if (x > width * 0.26) break;
    if (i % 5 === 4) smallPlant(detail.at({ x, y: 1.535, z: -depth / 2 + 0.14 }), random);
    else mug(detail.at({ x, y: 1.535, z: -depth / 2 + 0.14, sx: 1.2, sy: 1.2, sz: 1.2 }), random);
  }
  detail.lathe(
    [
      [0, 0],
      [0.1, 0],
      [0.16, 0.07],
      [0.15, 0.07],
      [0.09, 0.01],
    ],
    { color: palette.oakDark },
    { x: 0, y: 0.905 },
  );
  for (let i = 0; i < 5; i++)
    detail.sphere(
      0.045,
      { color: i % 2 ? '#d99a3d' : '#c9584a' },
      { x: Math.sin(i * 1.3) * 0.07, y: 0.97, z: Math.cos(i * 1.3) * 0.07 },
      5,
      8,
    );
};

export const kitchenIsland: Build = ({ solid, detail, width, depth, random }) => {
  solid.box(width - 0.1, 0.86, depth - 0.24, { color: palette.oakDark }, { z: -0.06 }, 0.02);
  for (let i = 0; i < Math.round(width / 0.12); i++) {
    const x = -width / 2 + 0.1 + i * 0.12;
    if (x < width / 2 - 0.08)
      solid.box(
        0.06,
        0.84,
        0.02,
        { color: palette.oak },
        { x, y: 0.01, z: depth / 2 - 0.175 },
        0.006,
      );
  }
  solid.box(width, 0.05, depth, { color: palette.white }, { y: 0.86 }, 0.018);
  const d = detail.at({ y: 0.91 });
  smallPlant(d.at({ x: -width * 0.34, sx: 1.8, sy: 1.8, sz: 1.8 }), random);
  mug(d.at({ x: width * 0.1, z: 0.12 }), random);
  mug(d.at({ x: width * 0.3, z: 0.16 }), random);
  d.box(0.36, 0.02, 0.24, { color: palette.oak }, { x: width * 0.08, z: -0.14, ry: 0.1 }, 0.008);
};

export const fridge: Build = ({ solid, detail, width, depth }) => {
  solid.box(width, 1.85, depth, { color: palette.ivory }, {}, 0.06);
  solid.box(width - 0.06, 0.012, 0.01, { color: palette.metal }, { y: 1.18, z: depth / 2 }, 0.003);
  detail.box(
    0.02,
    0.3,
    0.03,
    { color: palette.metal },
    { x: -width / 2 + 0.1, y: 1.28, z: depth / 2 + 0.02 },
    0.008,
  );
  detail.box(
    0.02,
    0.4,
    0.03,
    { color: palette.metal },
    { x: -width / 2 + 0.1, y: 0.7, z: depth / 2 + 0.02 },
    0.008,
  );
  detail.box(
    0.12,
    0.14,
    0.004,
    { color: tintColors.rose },
    { x: 0.1, y: 1.42, z: depth / 2 + 0.004 },
    0.001,
  );
  detail.box(
    0.1,
    0.1,
    0.004,
    { color: tintColors.iris },
    { x: 0.2, y: 1.3, z: depth / 2 + 0.004 },
    0.001,
  );
};

export const divider: Build = ({ solid, width, tint = 'sage' }) => {
  solid.box(width, 1.3, 0.07, { color: tintColors[tint] }, { y: 0.06 }, 0.03);
  for (const side of [-1, 1])
    solid.box(
      0.06,
      0.06,
      0.4,
      { color: palette.graphite },
      { x: side * (width / 2 - 0.15) },
      0.015,
    );
};

export const phoneBooth: Build = ({
  solid,
  detail,
  glass,
  width,
  depth,
  tint = 'iris',
  random,
}) => {
  const height = 2.15;
  const shell = mix(tintColors[tint], palette.white, 0.12);
  solid.box(width, 0.06, depth, { color: palette.graphite }, {}, 0.02);
  solid.box(width, 0.09, depth, { color: shell }, { y: height - 0.09 }, 0.035);
  solid.box(width, height, 0.07, { color: shell }, { z: -depth / 2 + 0.035 }, 0.03);
  for (const side of [-1, 1])
    solid.box(0.07, height, depth, { color: shell }, { x: side * (width / 2 - 0.035) }, 0.03);
  solid.box(
    width - 0.16,
    0.02,
    0.06,
    { color: palette.lamp, glow: 1 },
    { y: height - 0.12 },
    0.004,
  );
  solid.box(
    width - 0.18,
    0.08,
    0.42,
    { color: tintColors.sand },
    { y: 0.44, z: -depth / 2 + 0.3 },
    0.03,
  );
  solid.box(
    width - 0.14,
    0.035,
    0.3,
    { color: palette.oak },
    { y: 0.76, z: depth / 2 - 0.28 },
    0.01,
  );
  mug(detail.at({ x: 0.2, y: 0.795, z: depth / 2 - 0.3 }), random);
  glass.box(
    width - 0.14,
    height - 0.15,
    0.02,
    { color: palette.glass },
    { y: 0.06, z: depth / 2 - 0.03 },
    0.002,
  );
  detail.rod([width / 2 - 0.2, 0.95, depth / 2], [width / 2 - 0.2, 1.25, depth / 2], 0.012, {
    color: palette.graphite,
  });
};

export const artwork: Build = ({ solid, detail, width, tint = 'iris', random }) => {
  const height = width * 0.7;
  solid.box(width, height, 0.04, { color: palette.oakDark }, { y: 1.1 }, 0.01);
  solid.box(
    width - 0.07,
    height - 0.07,
    0.02,
    { color: palette.ivory },
    { y: 1.135, z: 0.015 },
    0.003,
  );
  const colors = [tintColors[tint], tintColors.clay, tintColors.iris, tintColors.sage];
  for (let i = 0; i < 3; i++) {
    const r = width * (0.1 + random() * 0.1);
    detail.cylinder(
      r,
      r,
      0.006,
      { color: colors[i]! },
      {
        x: (i - 1) * width * 0.22,
        y: 1.1 + height * (0.34 + random() * 0.3),
        z: 0.026,
        rx: Math.PI / 2,
      },
      20,
    );
  }
  detail.box(
    width * 0.7,
    height * 0.16,
    0.006,
    { color: colors[3]! },
    { y: 1.1 + height * 0.16, z: 0.026 },
    0.002,
  );
};

export const clock: Build = ({ solid, detail }) => {
  solid.cylinder(0.2, 0.2, 0.04, { color: palette.white }, { y: 2, rx: Math.PI / 2 }, 24);
  detail.box(0.016, 0.12, 0.01, { color: palette.ink }, { y: 2, z: 0.045 }, 0.002);
  detail.box(0.1, 0.014, 0.01, { color: palette.ink }, { x: 0.05, y: 1.99, z: 0.045 }, 0.002);
};

export const coatRack: Build = ({ solid, detail, random }) => {
  solid.cylinder(0.2, 0.18, 0.03, { color: palette.oakDark }, {}, 16);
  solid.rod([0, 0.02, 0], [0, 1.75, 0], 0.022, { color: palette.oak });
  for (let i = 0; i < 4; i++) {
    const a = i * (Math.PI / 2) + 0.4;
    solid.rod([0, 1.55, 0], [Math.sin(a) * 0.18, 1.68, Math.cos(a) * 0.18], 0.014, {
      color: palette.oak,
    });
    if (i < 3) {
      const color = pick(['#4e5a78', '#d2956f', '#8e9a7f', '#6b6470'], random);
      detail.box(
        0.26,
        0.66,
        0.13,
        { color },
        { x: Math.sin(a) * 0.17, y: 0.92, z: Math.cos(a) * 0.17, ry: a },
        0.06,
      );
    }
  }
};

export const reception: Build = ({ solid, detail, width, depth, random }) => {
  solid.box(width, 1, depth * 0.5, { color: palette.ivory }, { z: depth * 0.18 }, 0.05);
  for (let i = 0; i * 0.1 < width - 0.14; i++) {
    solid.box(
      0.055,
      0.86,
      0.025,
      { color: palette.oak },
      { x: -width / 2 + 0.1 + i * 0.1, y: 0.05, z: depth * 0.43 + 0.005 },
      0.008,
    );
  }
  solid.box(
    width + 0.06,
    0.05,
    depth * 0.6,
    { color: palette.white },
    { y: 1, z: depth * 0.18 },
    0.02,
  );
  solid.box(
    width - 0.1,
    0.04,
    depth * 0.6,
    { color: palette.oak },
    { y: 0.72, z: -depth * 0.18 },
    0.012,
  );
  smallPlant(
    detail.at({ x: width * 0.36, y: 1.05, z: depth * 0.18, sx: 2.2, sy: 2.2, sz: 2.2 }),
    random,
  );
  detail.box(
    0.3,
    0.02,
    0.22,
    { color: palette.white },
    { x: -width * 0.2, y: 1.05, z: depth * 0.18 },
    0.004,
  );
  solid.box(
    0.55,
    0.34,
    0.03,
    { color: palette.graphite },
    { x: 0, y: 0.86, z: -depth * 0.05 },
    0.01,
  );
};
