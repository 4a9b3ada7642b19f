import { Mesher } from '../shapes/mesher.ts';
import type { Paint } from '../shapes/mesher.ts';
import { mix, palette } from '../shapes/palette.ts';
import { pick, randomFor } from '../shapes/random.ts';

/** Metres: level of the ground, park around the house, street, side of a block, and distance of the last block. */
const level = -0.4;
const park = 20;
const street = 9;
const block = 34;
const reach = 250;
const groundSize = 900;

const grass = '#c3cbab';
const asphalt = '#a9a6a3';
const pavement = '#d3ccbf';
const walls = ['#efe7da', '#e4d8c6', '#dcd6d0', '#e9dccf', '#d3d6d8', '#e2cfc0'] as const;
const roofs = ['#cfc7bb', '#b9b2a9', '#c2a692', '#a9b0a6'] as const;
const greens = ['#8fae78', '#7fa26f', '#9db585'] as const;
const windowColor = '#b4c2cc';

interface Area {
  x0: number;
  z0: number;
  x1: number;
  z1: number;
}

/** Blocks of a direction outside of the view are not drawn. */
const directions = 8;

/**
 * Streets, houses and trees around the house: the ground, and the blocks of each direction. Near houses are low, so that
 * they do not hide it.
 */
export function buildNeighbourhood({ width, depth }: { width: number; depth: number }): Mesher[] {
  const ground = new Mesher({ plain: true });
  const blocks = Array.from({ length: directions }, () => new Mesher({ plain: true }));
  const random = randomFor('neighbourhood');
  const flat = (m: Mesher, area: Area, y: number, color: string) =>
    m.box(
      area.x1 - area.x0,
      0.02,
      area.z1 - area.z0,
      { color },
      { x: (area.x0 + area.x1) / 2, y: level + y, z: (area.z0 + area.z1) / 2 },
      0,
    );
  const middle = { x: width / 2, z: depth / 2 };
  const half = groundSize / 2;
  flat(
    ground,
    { x0: middle.x - half, z0: middle.z - half, x1: middle.x + half, z1: middle.z + half },
    -0.3,
    asphalt,
  );
  const home = { x0: -park, z0: -park, x1: width + park, z1: depth + park };
  flat(ground, home, -0.08, grass);
  for (const x of stretches(home.x0, home.x1)) {
    for (const z of stretches(home.z0, home.z1)) {
      const area = { x0: x[0], z0: z[0], x1: x[1], z1: z[1] };
      const [dx, dz] = [distanceTo(x, 0, width), distanceTo(z, 0, depth)];
      const away = Math.hypot(dx, dz);
      if (dx < park && dz < park) continue;
      if (away > reach) continue;
      const isPark = random() < 0.16;
      const m = blocks[directionOf((x[0] + x[1]) / 2 - middle.x, (z[0] + z[1]) / 2 - middle.z)]!;
      flat(m, area, -0.12, isPark ? grass : pavement);
      if (isPark) plantPark(m, area, random);
      else buildBlock(m, area, away, random);
    }
  }
  return [ground, ...blocks];
}

function directionOf(x: number, z: number): number {
  const turn = Math.atan2(z, x) / (2 * Math.PI) + 0.5;
  return Math.min(directions - 1, Math.floor(turn * directions));
}

function stretches(from: number, to: number): [number, number][] {
  const list: [number, number][] = [[from, to]];
  for (let at = to + street; at - to < reach; at += block + street) list.push([at, at + block]);
  for (let at = from - street; from - at < reach; at -= block + street) list.push([at - block, at]);
  return list;
}

function distanceTo([from, to]: [number, number], low: number, high: number): number {
  return Math.max(0, from - high, low - to);
}

function buildBlock(m: Mesher, area: Area, away: number, random: () => number): void {
  const count = 2 + Math.floor(random() * 2);
  const lot = (area.x1 - area.x0) / count;
  const rows = Math.max(1, Math.round((area.z1 - area.z0) / 18));
  const deep = (area.z1 - area.z0) / rows;
  for (let i = 0; i < count; i++) {
    for (let k = 0; k < rows; k++) {
      const x = area.x0 + (i + 0.5) * lot;
      const z = area.z0 + (k + 0.5) * deep;
      if (random() < 0.14) {
        tree(m, x, z, random);
        continue;
      }
      const storeys = Math.round(1 + (away / reach) * 4 + random() * (away > 70 ? 3 : 1));
      building(m, { x, z, width: lot - 3, depth: deep - 3, storeys }, random);
    }
  }
  for (let x = area.x0 + 2; x < area.x1; x += 7 + random() * 6) tree(m, x, area.z1 - 0.8, random);
}

const storeyHeight = 3.2;

function building(
  m: Mesher,
  { x, z, width, depth, storeys }: Record<'x' | 'z' | 'width' | 'depth' | 'storeys', number>,
  random: () => number,
): void {
  const height = storeys * storeyHeight;
  const w = width * (0.75 + random() * 0.25);
  const d = depth * (0.75 + random() * 0.25);
  const color = pick(walls, random);
  m.box(w, height, d, { color }, { x, y: level, z }, 0);
  m.box(w + 0.5, 0.35, d + 0.5, { color: pick(roofs, random) }, { x, y: level + height, z }, 0);
  if (random() < 0.5)
    m.box(
      w * 0.3,
      1.6,
      d * 0.3,
      { color: mix(color, palette.metal, 0.5) },
      { x: x + w * 0.15, y: level + height, z: z - d * 0.1 },
      0,
    );
  for (let storey = 0; storey < storeys; storey++) {
    const lit = random();
    const glow = lit < 0.45 ? 0.35 + lit : 0.04;
    const paint = { color: lit < 0.45 ? mix(windowColor, palette.lamp, 0.6) : windowColor, glow };
    const at = m.at({ x, y: level + storey * storeyHeight + 1, z });
    windowRow(at, w, d / 2 + 0.03, paint);
    windowRow(at.at({ ry: Math.PI }), w, d / 2 + 0.03, paint);
    windowRow(at.at({ ry: Math.PI / 2 }), d, w / 2 + 0.03, paint);
    windowRow(at.at({ ry: -Math.PI / 2 }), d, w / 2 + 0.03, paint);
  }
}

/** Windows of a storey on the wall that faces +z at this distance. */
function windowRow(m: Mesher, wallWidth: number, distance: number, paint: Paint): void {
  const half = wallWidth * 0.41;
  const corner = (x: number, y: number) => ({
    at: [x, y, distance] as const,
    normal: [0, 0, 1] as const,
  });
  m.sheet(
    [
      [corner(-half, 0), corner(half, 0)],
      [corner(-half, 1.3), corner(half, 1.3)],
    ],
    paint,
  );
}

function plantPark(m: Mesher, area: Area, random: () => number): void {
  const count = 9;
  for (let i = 0; i < count; i++) {
    const x = area.x0 + 2 + random() * (area.x1 - area.x0 - 4);
    tree(m, x, area.z0 + 2 + random() * (area.z1 - area.z0 - 4), random);
  }
}

function tree(m: Mesher, x: number, z: number, random: () => number): void {
  const size = 1.3 + random() * 1.1;
  const color = pick(greens, random);
  m.rod([x, level, z], [x, level + 2 * size, z], 0.16, { color: palette.walnut }, 4);
  m.sphere(size, { color }, { x, y: level + 2.1 * size, z, sy: 1.15 }, 6, 10);
}
