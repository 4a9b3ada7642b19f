import type { Mesher } from '../shapes/mesher.ts';
import { mix, palette, tintColors } from '../shapes/palette.ts';
import { pick } from '../shapes/random.ts';
import type { Build } from './kit.ts';
import { smallPlant } from './plants.ts';

const mugs = ['#7f80d8', '#d2956f', '#f3ece0', '#9db493', '#5c5a64'] as const;

export function mug(m: Mesher, random: () => number): void {
  m.lathe(
    [
      [0, 0],
      [0.034, 0],
      [0.038, 0.09],
      [0.032, 0.09],
      [0.03, 0.02],
      [0, 0.02],
    ],
    { color: pick(mugs, random) },
    {},
    10,
  );
}

function book(m: Mesher, random: () => number): void {
  m.box(0.16, 0.025, 0.22, { color: pick(mugs, random) }, {}, 0.004);
}

function screenPicture(
  solid: Mesher,
  m: Mesher,
  width: number,
  height: number,
  random: () => number,
): void {
  const dark = random() < 0.3;
  solid.box(width, height, 0.004, { color: dark ? '#2b2c45' : '#e9ecfb', glow: 0.75 }, {}, 0.001);
  m.box(
    width,
    height * 0.08,
    0.006,
    { color: dark ? '#4a4b78' : '#7f80d8', glow: 0.75 },
    { y: height * 0.92 },
    0.001,
  );
  m.box(
    width * 0.2,
    height * 0.86,
    0.006,
    { color: dark ? '#37385a' : '#d3d6f3', glow: 0.75 },
    { x: -width * 0.38, y: height * 0.03 },
    0.001,
  );
  for (let i = 0; i < 5; i++) {
    const w = width * (0.25 + random() * 0.4);
    const color =
      i === 2 ? pick(['#d2956f', '#9db493', '#7f80d8'], random) : dark ? '#8285b8' : '#b9bddf';
    m.box(
      w,
      height * 0.06,
      0.006,
      { color, glow: 0.75 },
      { x: -width * 0.22 + w / 2, y: height * (0.74 - i * 0.14) },
      0.001,
    );
  }
}

function monitor(m: Mesher, detail: Mesher, random: () => number): void {
  m.box(0.2, 0.012, 0.16, { color: palette.metal }, {}, 0.005);
  m.box(0.035, 0.2, 0.02, { color: palette.metal }, { z: 0.03 }, 0.005);
  m.box(0.62, 0.37, 0.025, { color: palette.graphite }, { y: 0.14 }, 0.01);
  const front = { y: 0.157, z: -0.015, ry: Math.PI };
  screenPicture(m.at(front), detail.at(front), 0.585, 0.336, random);
}

function laptop(m: Mesher, random: () => number): void {
  m.box(0.32, 0.014, 0.22, { color: palette.metal }, {}, 0.006);
  const lid = m.at({ z: 0.11, y: 0.01, rx: 0.28 });
  lid.box(0.32, 0.21, 0.01, { color: palette.metal }, {}, 0.005);
  const front = lid.at({ y: 0.012, z: -0.007, ry: Math.PI });
  screenPicture(front, front, 0.295, 0.186, random);
}

/** The user sits at −z and faces +z. Two rows are placed back to back with a low screen in between. */
export const desk: Build = ({ solid, detail, width, depth, random }) => {
  const top = 0.72;
  solid.box(width - 0.03, 0.035, depth - 0.02, { color: palette.oak }, { y: top }, 0.012);
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 0.12);
    solid.box(0.05, top - 0.03, 0.08, { color: palette.white }, { x, y: 0.03, z: 0.05 }, 0.012);
    solid.box(0.06, 0.04, depth - 0.12, { color: palette.white }, { x }, 0.012);
  }
  solid.box(
    width - 0.1,
    0.4,
    0.03,
    { color: mix(tintColors.sand, palette.white, 0.35) },
    { y: top - 0.04, z: depth / 2 - 0.015 },
    0.014,
  );
  const wide = random() < 0.55;
  const x = (random() - 0.5) * 0.1;
  monitor(
    solid.at({ x: x - (wide ? 0.32 : 0), y: top + 0.035, z: 0.14, ry: wide ? 0.16 : 0 }),
    detail.at({ x: x - (wide ? 0.32 : 0), y: top + 0.035, z: 0.14, ry: wide ? 0.16 : 0 }),
    random,
  );
  if (wide)
    monitor(
      solid.at({ x: x + 0.32, y: top + 0.035, z: 0.14, ry: -0.16 }),
      detail.at({ x: x + 0.32, y: top + 0.035, z: 0.14, ry: -0.16 }),
      random,
    );
  const d = detail.at({ y: top + 0.035 });
  d.box(0.4, 0.014, 0.13, { color: palette.white }, { x, z: -0.16 }, 0.005);
  d.box(0.36, 0.008, 0.1, { color: '#d8d3ca' }, { x, y: 0.011, z: -0.16 }, 0.003);
  d.box(0.055, 0.022, 0.09, { color: palette.white }, { x: x + 0.29, z: -0.17 }, 0.01);
  if (random() < 0.75) mug(d.at({ x: 0.46 + random() * 0.12, z: -0.05 - random() * 0.1 }), random);
  if (random() < 0.5) smallPlant(d.at({ x: -0.58, z: 0.18 }), random);
  if (random() < 0.55) book(d.at({ x: -0.5, z: -0.14, ry: random() * 0.8 - 0.4 }), random);
  if (random() < 0.4)
    d.box(
      0.21,
      0.004,
      0.29,
      { color: palette.frost },
      { x: -0.44, z: -0.12, ry: random() - 0.5 },
      0.001,
    );
  detail.box(0.38, 0.52, 0.46, { color: palette.ivory }, { x: -width / 2 + 0.3, z: 0.06 }, 0.02);
};

export const meetingTable: Build = ({ solid, detail, width, depth, random }) => {
  solid.box(width, 0.05, depth, { color: palette.oak }, { y: 0.7 }, 0.022);
  for (const side of [-1, 1]) {
    solid.box(0.07, 0.7, depth * 0.6, { color: palette.oakDark }, { x: side * width * 0.36 }, 0.02);
  }
  solid.box(width * 0.7, 0.06, 0.05, { color: palette.oakDark }, { y: 0.52 }, 0.015);
  const d = detail.at({ y: 0.75 });
  for (let i = 0; i < Math.round(width); i++) {
    const side = i % 2 ? 1 : -1;
    const x = ((i + 0.5) / Math.round(width) - 0.5) * width * 0.86;
    const seat = d.at({ x, z: side * (depth / 2 - 0.22), ry: side > 0 ? Math.PI : 0 });
    if (random() < 0.6) laptop(seat, random);
    else book(seat, random);
    mug(seat.at({ x: 0.26, z: 0.08 }), random);
  }
  smallPlant(d.at({ sx: 1.5, sy: 1.5, sz: 1.5 }), random);
};

export const roundTable: Build = ({ solid, detail, width, random }) => {
  solid.cylinder(width / 2, width / 2, 0.035, { color: palette.white }, { y: 0.7 }, 24);
  solid.rod([0, 0.02, 0], [0, 0.7, 0], 0.035, { color: palette.metal }, 10);
  solid.cylinder(0.26, 0.22, 0.025, { color: palette.metal }, {}, 18);
  mug(detail.at({ x: 0.16, y: 0.735, z: 0.1 }), random);
  mug(detail.at({ x: -0.18, y: 0.735, z: -0.05 }), random);
};

export const whiteboard: Build = ({ solid, detail, width, random }) => {
  solid.box(width, 1.15, 0.04, { color: palette.metal }, { y: 0.85 }, 0.012);
  solid.box(
    width - 0.06,
    1.09,
    0.02,
    { color: '#ffffff', glow: 0.06 },
    { y: 0.88, z: 0.018 },
    0.004,
  );
  solid.box(width * 0.5, 0.025, 0.07, { color: palette.metal }, { y: 0.84, z: 0.04 }, 0.008);
  const inks = [palette.accent, '#c96f4a', '#5d8d68', '#55555e'];
  for (let i = 0; i < 9; i++) {
    const w = 0.12 + random() * 0.34;
    const place = { x: (random() - 0.5) * (width - 0.6), y: 1.05 + random() * 0.75, z: 0.03 };
    if (i % 4 === 3)
      detail.box(
        0.14,
        0.14,
        0.006,
        { color: pick(['#f0d98c', '#c9cdf4', '#f0c2ae'], random) },
        place,
        0.002,
      );
    else detail.box(w, 0.018, 0.004, { color: pick(inks, random) }, place, 0.001);
  }
};

export const screen: Build = ({ solid, detail, width, random }) => {
  const height = width * 0.5625;
  solid.box(width, height, 0.05, { color: palette.ink }, { y: 1 }, 0.015);
  const front = { y: 1.03, z: 0.027 };
  screenPicture(solid.at(front), detail.at(front), width - 0.06, height - 0.06, random);
};

export const bookshelf: Build = ({ solid, detail, width, depth, random }) => {
  const height = 1.9;
  solid.box(width, height, 0.03, { color: palette.oakDark }, { z: -depth / 2 + 0.015 }, 0.005);
  for (const side of [-1, 1])
    solid.box(
      0.035,
      height,
      depth,
      { color: palette.oak },
      { x: side * (width / 2 - 0.018) },
      0.008,
    );
  for (let row = 0; row < 6; row++)
    solid.box(
      width,
      0.03,
      depth,
      { color: palette.oak },
      { y: (row * (height - 0.03)) / 5 },
      0.008,
    );
  for (let row = 0; row < 5; row++) {
    let x = -width / 2 + 0.06;
    const y = row * ((height - 0.03) / 5) + 0.03;
    while (x < width / 2 - 0.12) {
      const w = 0.03 + random() * 0.035;
      const h = 0.2 + random() * 0.09;
      if (random() < 0.12) {
        smallPlant(detail.at({ x: x + 0.08, y }), random);
        x += 0.2;
      } else if (random() < 0.15) {
        x += 0.12;
      } else {
        const color = pick(
          ['#7f80d8', '#d2956f', '#9db493', '#f3ece0', '#5c5a64', '#dca6a4', '#93b9cf', '#d9c8ad'],
          random,
        );
        solid.box(w, h, depth * 0.6, { color }, { x: x + w / 2, y, z: 0.01 }, 0.004);
        x += w + 0.004;
      }
    }
  }
};

export const cabinet: Build = ({ solid, detail, width, depth, random }) => {
  solid.box(width, 0.72, depth, { color: palette.oak }, { y: 0.08 }, 0.02);
  solid.box(width - 0.1, 0.1, depth - 0.1, { color: palette.graphite }, {}, 0.01);
  const doors = Math.max(2, Math.round(width / 0.6));
  for (let i = 0; i < doors; i++) {
    const w = (width - 0.06) / doors;
    const x = (i + 0.5) * w - (width - 0.06) / 2;
    solid.box(w - 0.02, 0.64, 0.02, { color: palette.ivory }, { x, y: 0.12, z: depth / 2 }, 0.008);
    detail.box(
      0.015,
      0.1,
      0.02,
      { color: palette.oakDark },
      { x: x + w / 2 - 0.06, y: 0.42, z: depth / 2 + 0.015 },
      0.004,
    );
  }
  smallPlant(detail.at({ x: width * 0.3, y: 0.8, sx: 1.7, sy: 1.7, sz: 1.7 }), random);
  for (let i = 0; i < 3; i++)
    book(detail.at({ x: -width * 0.25, y: 0.8 + i * 0.026, ry: random() * 0.5 }), random);
};

export const printer: Build = ({ solid, width, depth }) => {
  solid.box(width, 0.6, depth, { color: palette.ivory }, {}, 0.03);
  solid.box(width * 0.96, 0.34, depth * 0.94, { color: palette.white }, { y: 0.6 }, 0.04);
  solid.box(
    width * 0.7,
    0.02,
    0.2,
    { color: palette.graphite },
    { y: 0.72, z: depth * 0.42 },
    0.005,
  );
  solid.box(
    0.16,
    0.08,
    0.02,
    { color: palette.screen, glow: 0.7 },
    { x: width * 0.22, y: 0.86, z: depth * 0.46, rx: -0.4 },
    0.004,
  );
};
