import { mix, palette, tintColors } from '../shapes/palette.ts';
import type { Build } from './kit.ts';
import { smallPlant } from './plants.ts';
import { mug } from './work.ts';

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
