import { planDecorSizes } from '@office/vocabulary';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { floorPlanSchema } from '../floor-plan/contract.ts';
import { compileFloorPlan, hitsWall, isFree, isMoveLegal } from '../geometry/floor-geometry.ts';
import { insidePolygon, zoneAt } from '../geometry/places.ts';
import { movement } from '../movement/movement.ts';
import { readAs } from '../read-as.ts';
import { Navigation } from './navigation.ts';

const folder = new URL('../../../../apps/server/src/demo/floor-plans/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

function randomFrom(seed: number): () => number {
  return () => (seed = (seed * 16807) % 2147483647) / 2147483647;
}

it('includes floors of both demo organisations', () => {
  expect(files).toEqual(
    expect.arrayContaining(['sakura-1.json', 'sakura-2.json', 'northwind-1.json']),
  );
});

describe.each(files)('%s', (file) => {
  const plan = readAs(floorPlanSchema, JSON.parse(readFileSync(new URL(file, folder), 'utf8')))!;
  const floor = compileFloorPlan(plan);
  const navigation = new Navigation(floor, movement.personRadius);
  const [spawn] = plan.spawns;

  it('has unique ids and seat labels', () => {
    for (const list of [plan.walls, plan.doors, plan.zones, plan.desks, plan.seats]) {
      const ids = list.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
    const labels = plan.seats.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('has its doors inside their walls', () => {
    for (const door of plan.doors) {
      const wall = plan.walls.find(({ id }) => id === door.wallId);
      expect(wall, door.id).toBeDefined();
      const length = Math.hypot(wall!.to[0] - wall!.from[0], wall!.to[1] - wall!.from[1]);
      expect(door.at - door.width / 2, door.id).toBeGreaterThan(0);
      expect(door.at + door.width / 2, door.id).toBeLessThan(length);
    }
  });

  it('has meeting rooms, voice areas, and seats inside their zones', () => {
    const kinds = plan.zones.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'MEETING').length).toBeGreaterThanOrEqual(2);
    expect(kinds).toContain('VOICE');
    for (const seat of plan.seats) expect(zoneAt(plan, seat)?.id, seat.label).toBe(seat.zoneId);
  });

  it('has desks and furniture outside walls', () => {
    for (const item of [
      ...plan.desks,
      ...plan.decor.filter(({ kind }) => planDecorSizes[kind].solid),
    ]) {
      expect(hitsWall(floor, item, 0.05), JSON.stringify(item)).toBe(false);
    }
  });

  it('has free spawn points and reachable seats and zones', () => {
    for (const point of plan.spawns) expect(isFree(floor, point, movement.personRadius)).toBe(true);
    for (const seat of plan.seats) {
      const path = navigation.path(spawn!, seat);
      expect(path, seat.label).toBeDefined();
      const last = path!.at(-1)!;
      expect(Math.hypot(last.x - seat.x, last.z - seat.z), seat.label).toBeLessThan(1.3);
      expect(isMoveLegal(floor, last, seat, movement.serverRadius), seat.label).toBe(true);
    }
    for (const zone of plan.zones) {
      const xs = zone.polygon.map(([x]) => x);
      const zs = zone.polygon.map(([, at]) => at);
      const middle = {
        x: (Math.min(...xs) + Math.max(...xs)) / 2,
        z: (Math.min(...zs) + Math.max(...zs)) / 2,
      };
      expect(insidePolygon(middle, zone.polygon)).toBe(true);
      expect(navigation.path(spawn!, middle), zone.id).toBeDefined();
    }
  });

  it('has paths that the server accepts between 300 random pairs of points', () => {
    const random = randomFrom(42);
    let found = 0;
    for (let i = 0; i < 300; i++) {
      const point = () => ({ x: random() * plan.size.width, z: random() * plan.size.depth });
      const from = navigation.nearestFree(point());
      if (!from) continue;
      const path = navigation.path(from, point());
      if (!path) continue;
      found++;
      let at = from;
      for (const corner of path) {
        expect(
          isMoveLegal(floor, at, corner, movement.serverRadius),
          JSON.stringify({ at, corner }),
        ).toBe(true);
        at = corner;
      }
    }
    expect(found).toBeGreaterThan(250);
  });
});
