import { officeChair } from '../../furniture/chairs.ts';
import { floorLamp } from '../../furniture/lounge.ts';
import { plant } from '../../furniture/plants.ts';
import type { Mesher } from '../../shapes/mesher.ts';
import { mix, palette, tintColors } from '../../shapes/palette.ts';
import { pick, randomFor } from '../../shapes/random.ts';

/** Dimensions in metres. The centre of the desk is above the origin; the wall is behind it. */
export const desk = { width: 1.72, depth: 0.8, top: 0.74, wall: -0.56 };

export const pinboard = { width: 1.66, height: 0.84, y: 1.2, z: desk.wall + 0.035 };

export const shelf = { x: 1.16, top: 1.5, z: desk.wall + 0.16, width: 0.5 };

export const lamps = [
  { x: 0, y: 2.1, z: 0.2, power: 0.95 },
  { x: -1.08, y: 1.7, z: -0.12, power: 0.6 },
  { x: -1.62, y: 1.5, z: -0.2, power: 0.7 },
];

export function buildRoom(m: Mesher): void {
  const kit = (place: object, name: string) => ({
    solid: m.at(place),
    detail: m.at(place),
    glass: m.at(place),
    width: 0.5,
    depth: 0.5,
    tint: undefined,
    random: randomFor(name),
  });
  const random = randomFor('desk floor');
  for (let i = 0; i < 24; i++) {
    const color = mix('#dfcdb2', pick(['#efe2cd', '#cdb594'], random), random() * 0.4);
    m.box(8, 0.01, 0.198, { color }, { y: -0.01, z: desk.wall + 0.1 + i * 0.2 }, 0.001);
  }
  m.cylinder(1.5, 1.5, 0.012, { color: tintColors.iris }, { z: 0.5 }, 64);
  m.cylinder(1.38, 1.38, 0.014, { color: '#cbcbe6' }, { z: 0.5 }, 64);
  m.box(9, 5, 0.12, { color: '#f6efe3' }, { z: desk.wall - 0.07 }, 0.01);
  m.box(8, 0.98, 0.02, { color: '#e6d7bf' }, { z: desk.wall }, 0.004);
  for (let x = -3.9; x < 4; x += 0.13)
    m.box(0.05, 0.97, 0.012, { color: '#dcc9aa' }, { x, z: desk.wall + 0.014 }, 0.004);
  m.box(8, 0.03, 0.045, { color: palette.oakDark }, { y: 0.97, z: desk.wall + 0.02 }, 0.008);
  buildDesk(m);
  buildBoard(m);
  buildShelf(m);
  officeChair(m.at({ x: -1.1, z: 0.06, ry: 2.2 }), tintColors.iris);
  floorLamp(kit({ x: -1.62, z: -0.22 }, 'lamp'));
  plant(kit({ x: 2.2, z: -0.26, sx: 1.2, sy: 1.3, sz: 1.2 }, 'own plant'));
  pendant(m.at({ x: -1.08, y: 1.72, z: -0.12 }));
}

function buildDesk(m: Mesher): void {
  const { width, depth, top } = desk;
  m.box(width, 0.04, depth, { color: '#ead9bd' }, { y: top - 0.04, z: -0.1 }, 0.014);
  m.box(
    width - 0.02,
    0.012,
    depth - 0.02,
    { color: palette.oakDark },
    { y: top - 0.052, z: -0.1 },
    0.004,
  );
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 0.1);
    for (const z of [-0.42, 0.22])
      m.box(0.045, top - 0.05, 0.045, { color: palette.white }, { x, z }, 0.01);
    m.box(0.035, 0.05, 0.62, { color: palette.white }, { x, y: top - 0.11, z: -0.1 }, 0.008);
  }
  const drawers = m.at({ x: -0.56, z: -0.1 });
  drawers.box(0.42, 0.54, 0.62, { color: palette.ivory }, { y: 0.06 }, 0.02);
  for (const y of [0.1, 0.28, 0.46]) {
    const tall = y > 0.4 ? 0.11 : 0.16;
    drawers.box(0.38, tall, 0.02, { color: palette.white }, { y, z: 0.31 }, 0.008);
    drawers.box(
      0.12,
      0.014,
      0.02,
      { color: palette.oakDark },
      { y: y + tall - 0.04, z: 0.325 },
      0.005,
    );
  }
  m.box(0.74, 0.006, 0.38, { color: '#a9a9d8' }, { y: top, z: 0.03 }, 0.002);
  laptop(m.at({ y: top + 0.006, z: -0.05 }));
  m.box(0.062, 0.026, 0.1, { color: palette.white }, { x: 0.26, y: top + 0.006, z: 0.08 }, 0.012);
}

function laptop(m: Mesher): void {
  m.box(0.36, 0.014, 0.25, { color: '#d9d6d0' }, { z: 0.05 }, 0.006);
  m.box(0.31, 0.004, 0.11, { color: '#55535c' }, { y: 0.0125, z: 0.02 }, 0.001);
  m.box(0.1, 0.003, 0.065, { color: '#c6c2bb' }, { y: 0.0125, z: 0.12 }, 0.001);
  const lid = m.at({ y: 0.012, z: -0.075, rx: -0.32 });
  lid.box(0.36, 0.24, 0.01, { color: '#d0cdc6' }, {}, 0.005);
  lid.box(0.338, 0.214, 0.004, { color: '#e6e8fb', glow: 0.8 }, { y: 0.014, z: 0.006 }, 0.001);
  lid.box(0.338, 0.022, 0.004, { color: '#7f80d8', glow: 0.8 }, { y: 0.206, z: 0.0065 }, 0.001);
  lid.box(
    0.07,
    0.17,
    0.004,
    { color: '#d0d2f2', glow: 0.8 },
    { x: -0.125, y: 0.024, z: 0.0065 },
    0.001,
  );
  const rows: [number, number, string][] = [
    [0.13, 0.165, '#8f90cf'],
    [0.19, 0.138, '#b9bddf'],
    [0.16, 0.116, '#b9bddf'],
    [0.2, 0.085, '#b9bddf'],
    [0.09, 0.055, '#d2956f'],
  ];
  for (const [wide, y, color] of rows)
    lid.box(wide, 0.012, 0.004, { color, glow: 0.8 }, { x: -0.075 + wide / 2, y, z: 0.007 }, 0.001);
}

function buildBoard(m: Mesher): void {
  const { width, height, y, z } = pinboard;
  m.box(
    width + 0.06,
    height + 0.06,
    0.03,
    { color: palette.oak },
    { y: y - 0.03, z: z - 0.016 },
    0.01,
  );
  m.box(width, height, 0.012, { color: '#d9bf98' }, { y, z: z - 0.004 }, 0.003);
  const random = randomFor('cork');
  for (let i = 0; i < 150; i++)
    m.box(
      0.008 + random() * 0.014,
      0.006 + random() * 0.006,
      0.002,
      { color: random() < 0.5 ? '#cbae84' : '#e4cfac' },
      {
        x: (random() - 0.5) * (width - 0.04),
        y: y + 0.02 + random() * (height - 0.05),
        z: z + 0.003,
        rz: random() * 3,
      },
      0.0005,
    );
}

function buildShelf(m: Mesher): void {
  const board = m.at({ x: shelf.x, y: shelf.top - 0.03, z: shelf.z });
  board.box(shelf.width, 0.03, 0.24, { color: palette.oak }, {}, 0.008);
  for (const side of [-1, 1])
    board.rod(
      [side * 0.19, -0.002, 0.06],
      [side * 0.19, -0.13, -0.11],
      0.012,
      { color: palette.graphite },
      6,
    );
}

function pendant(m: Mesher): void {
  m.rod([0, 0.12, 0], [0, 3, 0], 0.006, { color: palette.graphite });
  m.lathe(
    [
      [0.2, -0.02],
      [0.185, 0.04],
      [0.1, 0.11],
      [0.02, 0.14],
      [0, 0.14],
    ],
    { color: palette.white },
    {},
    32,
  );
  m.lathe(
    [
      [0.2, -0.02],
      [0, 0.01],
    ],
    { color: palette.lamp, glow: 1 },
    {},
    32,
  );
}
