import { mix, palette, tintColors } from '../shapes/palette.ts';
import { pick } from '../shapes/random.ts';
import type { Build } from './kit.ts';
import { smallPlant } from './plants.ts';
import { mug } from './work.ts';

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
