import { topPaint } from '@office/world/avatar/paint';
import { plant } from '../../furniture/plants.ts';
import type { Mesher } from '../../shapes/mesher.ts';
import { mix, palette, tintColors } from '../../shapes/palette.ts';
import { randomFor } from '../../shapes/random.ts';

/** Height of the turntable above the floor in metres. */
export const tableHeight = 0.12;

export const lamps = [
  { x: 0, y: 2.5, z: 1.1, power: 1.1 },
  { x: -0.95, y: 1.5, z: -0.7, power: 0.7 },
  { x: 0.95, y: 1.5, z: -0.7, power: 0.7 },
];

export function buildStudio(m: Mesher): void {
  const kit = (place: object, name: string) => ({
    solid: m.at(place),
    detail: m.at(place),
    glass: m.at(place),
    width: 0.5,
    depth: 0.5,
    tint: undefined,
    random: randomFor(name),
  });
  m.cylinder(4.2, 4.2, 0.2, { color: '#ecdfca' }, { y: -0.2 }, 96);
  m.cylinder(1.42, 1.42, 0.014, { color: tintColors.iris }, {}, 72);
  m.cylinder(1.3, 1.3, 0.016, { color: '#c3c3e4' }, {}, 72);
  m.cylinder(0.72, 0.68, tableHeight, { color: palette.white }, {}, 64);
  m.cylinder(0.62, 0.62, 0.004, { color: '#e8d6b8' }, { y: tableHeight - 0.001 }, 64);
  arch(m);
  rail(m.at({ x: 1.5, z: -0.85, ry: -0.55 }));
  bench(m.at({ x: -1.46, z: -0.82, ry: 0.5 }));
  plant(kit({ x: -2.15, z: -1.5, sx: 1.3, sy: 1.45, sz: 1.3 }, 'studio plant'));
  plant(kit({ x: 2.45, z: -0.55, sx: 1.05, sy: 1.05, sz: 1.05 }, 'other plant'));
}

function arch(m: Mesher): void {
  const z = -1.55;
  const steps = 32;
  const radius = 0.98;
  const foot = 1.28;
  const wide = 3.6;
  const high = 4.4;
  const wall = { color: '#f3ebde' };
  // Slightly behind the boards that overlap it, to avoid z-fighting.
  const back = z - 0.012;
  for (const side of [-1, 1])
    m.box(wide - radius, high, 0.2, wall, { x: (side * (wide + radius)) / 2, z: back }, 0.01);
  const long = high - foot - radius;
  const board = 2 * Math.tan(Math.PI / steps / 2) * (radius + long);
  for (let i = 0; i < steps; i++) {
    const a = ((i + 0.5) / steps) * Math.PI;
    const at = { x: Math.cos(a) * radius, y: foot + Math.sin(a) * radius, z, rz: a - Math.PI / 2 };
    m.box(board, long, 0.2, wall, at, 0.001);
  }
  m.box(
    radius * 2 + 0.1,
    foot + radius + 0.1,
    0.05,
    { color: mix(tintColors.iris, '#ffffff', 0.32) },
    { z: z - 0.3 },
    0.01,
  );
  const glow = { color: palette.lamp, glow: 0.85 };
  const rim = (a: number) =>
    [Math.cos(a) * (radius - 0.02), foot + Math.sin(a) * (radius - 0.02), z + 0.11] as const;
  for (let i = 0; i < 40; i++)
    m.rod(rim((i / 40) * Math.PI), rim(((i + 1) / 40) * Math.PI), 0.03, glow, 8);
  for (const side of [-1, 1])
    m.rod(
      [side * (radius - 0.02), 0.02, z + 0.11],
      [side * (radius - 0.02), foot, z + 0.11],
      0.022,
      glow,
      8,
    );
  m.box(wide * 2, 0.09, 0.04, { color: '#fffaf1' }, { z: z + 0.11 }, 0.01);
  m.box(radius * 2 - 0.02, 0.1, 0.3, { color: '#fffaf1' }, { z: z - 0.1 }, 0.01);
}

function rail(m: Mesher): void {
  const wood = { color: palette.oakDark };
  for (const side of [-1, 1]) {
    m.rod([side * 0.6, 0, -0.2], [side * 0.56, 1.5, 0], 0.02, wood, 10);
    m.rod([side * 0.6, 0, 0.2], [side * 0.56, 1.5, 0], 0.02, wood, 10);
  }
  m.rod([-0.66, 1.47, 0], [0.66, 1.47, 0], 0.018, wood, 10);
  m.box(1.16, 0.03, 0.3, { color: palette.oak }, { y: 0.2 }, 0.01);
  const colors = Object.values(topPaint);
  for (let i = 0; i < 8; i++) {
    const x = -0.45 + i * 0.128;
    const color = colors[(i * 3 + 2) % colors.length]!;
    const cloth = m.at({ x, y: 1.4, ry: Math.PI / 2 - 0.25, rz: 0 });
    m.rod([x, 1.47, 0], [x, 1.4, 0], 0.006, { color: palette.metal }, 6);
    const long = 0.56 + (i % 3) * 0.05;
    cloth.box(0.34, long, 0.05, { color }, { y: -long }, 0.024);
    cloth.box(
      0.09,
      long * 0.82,
      0.045,
      { color: mix(color, '#2a1c26', 0.1) },
      { x: -0.2, y: -long * 0.84, rz: -0.16 },
      0.02,
    );
    cloth.box(
      0.09,
      long * 0.82,
      0.045,
      { color: mix(color, '#2a1c26', 0.1) },
      { x: 0.2, y: -long * 0.84, rz: 0.16 },
      0.02,
    );
  }
  for (const [x, color] of [
    [-0.3, '#e9e4db'],
    [0.08, '#4a4248'],
  ] as const)
    for (const side of [-1, 1])
      m.box(0.09, 0.08, 0.21, { color }, { x: x + side * 0.06, y: 0.23, ry: side * 0.06 }, 0.03);
}

function bench(m: Mesher): void {
  m.box(1.05, 0.07, 0.42, { color: palette.oak }, { y: 0.4 }, 0.02);
  for (const side of [-1, 1])
    m.box(0.06, 0.4, 0.36, { color: palette.oakDark }, { x: side * 0.42 }, 0.015);
  m.box(0.98, 0.08, 0.38, { color: tintColors.rose }, { y: 0.47 }, 0.035);
  m.cylinder(0.16, 0.16, 0.17, { color: '#8f90cf' }, { x: -0.27, y: 0.55 }, 36);
  m.cylinder(0.168, 0.168, 0.05, { color: '#7f80d8' }, { x: -0.27, y: 0.7 }, 36);
  ['#d9a441', '#d98f94', '#86b2d0'].forEach((color, i) =>
    m.box(
      0.32,
      0.055,
      0.26,
      { color },
      { x: 0.22, y: 0.55 + i * 0.055, ry: (i - 1) * 0.08 },
      0.025,
    ),
  );
}
