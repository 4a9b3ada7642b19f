import { CanvasTexture, Mesh, MeshLambertMaterial, PlaneGeometry, SRGBColorSpace } from 'three';
import type { FloorPlan } from '@office/world/floor-plan';
import type { Mesher } from '../shapes/mesher.ts';
import { palette } from '../shapes/palette.ts';
import { pick, randomFor } from '../shapes/random.ts';

/** Metres of garden around the house, and pixels per metre of its texture. */
const margin = 17;
const resolution = 14;
const lawnColor = '#c9d0b2';

function entrances(plan: FloorPlan): number[] {
  const front = plan.walls.find(({ id }) => id === 'south');
  return front
    ? plan.doors.filter(({ wallId }) => wallId === front.id).map(({ at }) => front.from[0] + at)
    : [];
}

export function makeLawn(plan: FloorPlan): Mesh<PlaneGeometry, MeshLambertMaterial> {
  const width = plan.size.width + margin * 2;
  const depth = plan.size.depth + margin * 2;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * resolution);
  canvas.height = Math.round(depth * resolution);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas');
  context.scale(resolution, resolution);
  context.translate(margin, margin);
  const { size } = plan;
  soft(context, lawnColor, 5, () => context.roundRect(-8, -8, size.width + 16, size.depth + 16, 7));
  const random = randomFor('lawn');
  for (let i = 0; i < 2600; i++) {
    const x = -8 + random() * (size.width + 16);
    const z = -8 + random() * (size.depth + 16);
    context.fillStyle = i % 2 ? 'rgb(150 168 118 / 0.16)' : 'rgb(232 236 208 / 0.2)';
    context.fillRect(x, z, 0.1 + random() * 0.4, 0.08);
  }
  context.fillStyle = '#e3d9c8';
  for (const x of entrances(plan)) {
    paving(context, x - 5, size.depth + 0.2, 10, 3.4, random);
    paving(context, x - 1.6, size.depth + 3.4, 3.2, 7, random);
  }
  soft(context, 'rgb(70 58 40 / 0.5)', 1.1, () =>
    context.rect(-0.2, -0.2, size.width + 0.6, size.depth + 0.7),
  );
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  const mesh = new Mesh(
    new PlaneGeometry(width, depth),
    new MeshLambertMaterial({ map: texture, transparent: true, depthWrite: false }),
  );
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.set(size.width / 2, -0.37, size.depth / 2);
  mesh.renderOrder = -2;
  mesh.receiveShadow = true;
  return mesh;
}

function paving(
  context: CanvasRenderingContext2D,
  x0: number,
  z0: number,
  width: number,
  depth: number,
  random: () => number,
): void {
  const tile = 0.8;
  for (let x = 0; x < width - 0.1; x += tile) {
    for (let z = 0; z < depth - 0.1; z += tile) {
      context.fillStyle = pick(['#e6ddcd', '#e0d6c5', '#ebe3d5'], random);
      context.fillRect(x0 + x + 0.03, z0 + z + 0.03, tile - 0.06, tile - 0.06);
    }
  }
}

function soft(
  context: CanvasRenderingContext2D,
  color: string,
  blur: number,
  trace: () => void,
): void {
  const away = 20_000;
  context.save();
  context.shadowColor = color;
  context.shadowBlur = blur * resolution * 2;
  context.shadowOffsetX = away;
  context.setTransform(new DOMMatrix([1, 0, 0, 1, -away, 0]).multiply(context.getTransform()));
  context.beginPath();
  trace();
  context.fillStyle = '#000';
  context.fill();
  context.restore();
}

export function plantGarden(plan: FloorPlan, m: Mesher): void {
  const random = randomFor('garden');
  const { width, depth } = plan.size;
  const garden = m.at({ y: -0.37 });
  const doors = entrances(plan);
  const clearOfDoors = (x: number, reach: number) =>
    doors.every((door) => Math.abs(door - x) > reach);
  for (let x = 1.5; x < width; x += 2.2) {
    hedge(garden.at({ x, z: -1.5 - random() * 0.3 }), random);
    if (clearOfDoors(x, 6)) hedge(garden.at({ x, z: depth + 1.4 + random() * 0.3 }), random);
  }
  for (let z = 1.5; z < depth; z += 2.2) {
    hedge(garden.at({ x: -1.5, z }), random);
    hedge(garden.at({ x: width + 1.5, z }), random);
  }
  const spots: [number, number][] = [];
  for (let i = 0; i < 16; i++) {
    const t = i / 16;
    const side = Math.floor(t * 4);
    const along = (t * 4) % 1;
    const out = 4 + random() * 3;
    if (side === 0) spots.push([along * width, -out]);
    else if (side === 1) spots.push([width + out, along * depth]);
    else if (side === 2) spots.push([width * (1 - along), depth + out]);
    else spots.push([-out, depth * (1 - along)]);
  }
  for (const [x, z] of spots) {
    // Keeps the front mostly free, because the camera usually looks in from there.
    if (z > depth && (!clearOfDoors(x, 4) || random() < 0.4)) continue;
    gardenTree(
      garden.at({ x, z, ry: random() * 6 }),
      z > depth ? 0.62 : 0.8 + random() * 0.35,
      random,
    );
  }
  for (const door of doors) {
    for (const side of [-1, 1])
      bench(garden.at({ x: door + side * 3.6, z: depth + 2.6, ry: Math.PI }));
  }
}

const greens = ['#8fae78', '#7fa26f', '#a3bc85'] as const;

function hedge(m: Mesher, random: () => number): void {
  for (let i = 0; i < 3; i++) {
    const r = 0.34 + random() * 0.16;
    m.sphere(
      r,
      { color: pick(greens, random) },
      { x: (i - 1) * 0.55, y: r * 0.62, z: (random() - 0.5) * 0.3, sy: 0.85 },
      5,
      8,
    );
  }
}

function gardenTree(m: Mesher, scale: number, random: () => number): void {
  const tall = 1.7 * scale;
  m.rod([0, 0, 0], [0, tall, 0], 0.11 * scale, { color: palette.walnut });
  for (const [x, y, z, r] of [
    [0, 1.15, 0, 1.05],
    [0.55, 0.55, 0.25, 0.72],
    [-0.5, 0.65, -0.3, 0.75],
    [0.05, 0.45, 0.65, 0.6],
  ] as const) {
    m.sphere(
      r * scale,
      { color: pick(greens, random) },
      { x: x * scale, y: tall + y * scale, z: z * scale, sy: 0.92 },
      6,
      9,
    );
  }
}

function bench(m: Mesher): void {
  m.box(1.8, 0.07, 0.45, { color: palette.oakDark }, { y: 0.4 }, 0.02);
  for (const side of [-1, 1]) m.box(0.1, 0.4, 0.4, { color: '#d7cfc2' }, { x: side * 0.7 }, 0.02);
}
