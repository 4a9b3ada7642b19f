import type { Schemas } from '@office/api';
import { floorPlanSchema, type FloorPlan } from '@office/world/floor-plan';
import { readFile } from 'node:fs/promises';

/** The demo floors also serve as templates, ordered from small to large. */
const templates = [
  { id: 'loft', file: 'northwind-2' },
  { id: 'studio', file: 'northwind-1' },
  { id: 'quiet', file: 'sakura-2' },
  { id: 'terrace', file: 'sakura-3' },
  { id: 'plaza', file: 'sakura-1' },
] as const;

const folder = new URL('../../demo/floor-plans/', import.meta.url);
const read = new Map<string, Promise<FloorPlan>>();

export async function findTemplate(id: string): Promise<FloorPlan | null> {
  const template = templates.find((each) => each.id === id);
  return template ? readTemplate(template.file) : null;
}

function readTemplate(file: string): Promise<FloorPlan> {
  const plan =
    read.get(file) ??
    readFile(new URL(`${file}.json`, folder), 'utf8').then((text) =>
      floorPlanSchema.parse(JSON.parse(text)),
    );
  read.set(file, plan);
  return plan;
}

export async function listTemplates(): Promise<Schemas['FloorTemplate'][]> {
  return Promise.all(
    templates.map(async ({ id, file }) => {
      const { name, size, seats, zones } = await readTemplate(file);
      return {
        id,
        name,
        width: size.width,
        depth: size.depth,
        seatCount: seats.filter(({ kind }) => kind === 'DESK').length,
        roomCount: zones.filter(({ kind }) => kind === 'MEETING').length,
      };
    }),
  );
}

/** Thickness of the outer walls in metres. */
const thickness = 0.24;

export function blankPlan(width: number, depth: number): Omit<FloorPlan, 'name'> {
  const half = thickness / 2;
  const wall = (id: string, from: [number, number], to: [number, number]) => ({
    id,
    from,
    to,
    thickness,
    height: 3,
    material: 'PLASTER' as const,
  });
  const polygon: [number, number][] = [
    [0, 0],
    [width, 0],
    [width, depth],
    [0, depth],
  ];
  const name = { ja: 'フロア', en: 'Floor' };
  return {
    version: 1,
    size: { width, depth, height: 3 },
    spawns: [{ x: width / 2, z: depth - 1.5, heading: Math.PI }],
    walls: [
      wall('north', [0, half], [width, half]),
      wall('east', [width - half, 0], [width - half, depth]),
      wall('south', [0, depth - half], [width, depth - half]),
      wall('west', [half, 0], [half, depth]),
    ],
    doors: [],
    zones: [{ id: 'floor', kind: 'OPEN', name, polygon, finish: 'WOOD', tint: 'sand' }],
    desks: [],
    seats: [],
    decor: [],
  };
}
