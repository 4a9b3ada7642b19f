import { describe, expect, it } from 'vitest';
import {
  addItems,
  insertCorner,
  moveCorner,
  moveItems,
  moveWallEnd,
  patchItems,
  removeCorner,
  removeItems,
  restack,
  rotateItems,
} from './edits.ts';
import { newDesk, newDoor, newRoom, newSeat, newWall, firstChoices } from './newItems.ts';
import { smallPlan } from './plan.fixtures.ts';
import type { PlanItemKey } from './planItems.ts';

const keys = (...all: PlanItemKey[]) => new Set(all);

describe('moveItems', () => {
  it('moves a desk together with its chair and keeps all other lists identical', () => {
    const plan = smallPlan();
    const moved = moveItems(plan, keys('desk:0'), { x: 0.5, z: 1 });
    expect(moved.desks[0]).toMatchObject({ x: 10.5, z: 5 });
    expect(moved.seats.map(({ x, z }) => [x, z])).toEqual([
      [10.5, 4.2],
      [14, 3.2],
      [3, 3],
    ]);
    expect(moved.walls).toBe(plan.walls);
    expect(moved.desks[1]).toBe(plan.desks[1]);
  });

  it('keeps unknown fields', () => {
    const plan = smallPlan();
    Object.assign(plan.desks[0]!, { sockets: 2 });
    Object.assign(plan, { remark: 'kept' });
    const moved = moveItems(plan, keys('desk:0'), { x: 1, z: 0 });
    expect(moved).toMatchObject({ remark: 'kept', desks: [{ sockets: 2, x: 11 }, {}] });
  });

  it.each([
    [
      { x: -5, z: 0 },
      { x: -1, z: 0 },
    ],
    [
      { x: 0, z: 99 },
      { x: 0, z: 5 },
    ],
  ])('limits a move by %o to the edge of the floor', (requested, removed) => {
    const plan = smallPlan();
    const moved = moveItems(plan, keys('wall:0', 'wall:1', 'wall:2', 'wall:3'), requested);
    expect(moved.walls[0]!.from).toEqual([1 + removed.x, 1 + removed.z]);
  });

  it('moves a door only along its wall', () => {
    const plan = smallPlan();
    // The wall runs from right to left.
    expect(moveItems(plan, keys('door:0'), { x: -1, z: 3 }).doors[0]!.at).toBe(3);
    expect(moveItems(plan, keys('door:0'), { x: 9, z: 0 }).doors[0]!.at).toBe(0.6);
    expect(moveItems(plan, keys('door:0', 'wall:2'), { x: 1, z: 1 }).doors).toBe(plan.doors);
  });

  it('updates the zone of a moved seat and the seats of a moved zone', () => {
    const plan = smallPlan();
    expect(moveItems(plan, keys('seat:2'), { x: 8, z: 0 }).seats[2]!.zoneId).toBe('floor');
    expect(
      moveItems(plan, keys('zone:1'), { x: 6, z: 0 }).seats.map(({ zoneId }) => zoneId),
    ).toEqual(['room', 'floor', 'floor']);
  });
});

it('turns objects clockwise around a point, including their headings', () => {
  const turned = rotateItems(smallPlan(), keys('desk:0'), Math.PI / 2, { x: 10, z: 4 });
  expect(turned.desks[0]).toMatchObject({ x: 10, z: 4, heading: -1.5708 });
  expect(turned.seats[0]).toMatchObject({ x: 10.8, z: 4 });
});

it('moves objects back onto the floor after a turn', () => {
  const turned = rotateItems(smallPlan(), keys('wall:0'), Math.PI / 2, { x: 3.5, z: 1 });
  expect(turned.walls[0]).toMatchObject({ from: [3.5, 0], to: [3.5, 5] });
});

describe('moveWallEnd', () => {
  it.each([
    ['from' as const, { x: 4, z: 5 }, 0.6],
    ['from' as const, { x: 8, z: 5 }, 4],
    ['to' as const, { x: 0, z: 5 }, 2],
    ['to' as const, { x: 4, z: 5 }, 1.4],
  ])(
    'keeps the door in position when moving %s to %o, as far as the wall allows',
    (end, place, at) => {
      expect(moveWallEnd(smallPlan(), 2, end, place).doors[0]!.at).toBe(at);
    },
  );
});

it('moves, inserts and removes corners of a zone, keeping at least three', () => {
  const plan = moveCorner(smallPlan(), 1, 1, { x: 7, z: -4 });
  expect(plan.zones[1]!.polygon[1]).toEqual([7, 0]);
  const more = insertCorner(plan, 1, 3, { x: 0.5, z: 3 });
  expect(more.zones[1]!.polygon).toHaveLength(5);
  const three = removeCorner(removeCorner(more, 1, 4), 1, 0);
  expect(three.zones[1]!.polygon).toHaveLength(3);
  expect(removeCorner(three, 1, 0)).toBe(three);
});

describe('patchItems', () => {
  it('updates references of doors and seats to a new id', () => {
    const wall = patchItems(smallPlan(), 'wall', new Set([2]), { id: 'front' });
    expect(wall.doors[0]!.wallId).toBe('front');
    const zone = patchItems(smallPlan(), 'zone', new Set([1]), { id: 'sakura' });
    expect(zone.seats[2]!.zoneId).toBe('sakura');
  });

  it('returns the same plan if the value is unchanged', () => {
    const plan = smallPlan();
    expect(patchItems(plan, 'seat', new Set([0, 1]), { kind: 'DESK' })).toBe(plan);
  });
});

it('removes a wall with its doors and a desk with its chair', () => {
  const plan = removeItems(smallPlan(), keys('wall:2', 'desk:0'));
  expect(plan.walls.map(({ id }) => id)).toEqual(['wall-1', 'wall-2', 'wall-4']);
  expect(plan.doors).toEqual([]);
  expect(plan.seats.map(({ id }) => id)).toEqual(['a-2', 'r-1']);
});

it('gives precedence to a zone moved to the front', () => {
  const { plan, key } = restack(smallPlan(), 'zone:0', 'front');
  expect(key).toBe('zone:1');
  expect(plan.zones.map(({ id }) => id)).toEqual(['room', 'floor']);
  expect(plan.seats[2]!.zoneId).toBe('floor');
});

describe('new objects', () => {
  it('assigns unique ids and labels, and the zone of a seat', () => {
    const { plan, keys: added } = addItems(
      smallPlan(),
      newSeat(smallPlan(), { x: 3, z: 2 }, 0, 'CHAIR'),
    );
    expect([...added]).toEqual(['seat:3']);
    expect(plan.seats[3]).toMatchObject({ id: 'seat-1', label: 'R-2', zoneId: 'room' });
  });

  it('creates a desk with its chair', () => {
    const { desks, seats } = newDesk(smallPlan(), { x: 8, z: 8 }, 0);
    expect(desks).toMatchObject([{ id: 'desk-3' }]);
    expect(seats).toMatchObject([{ x: 8, z: 7.205, kind: 'DESK', heading: 0 }]);
  });

  it('creates a room with four walls and a door at the front', () => {
    const area = { left: 12, top: 6, right: 16, bottom: 9 };
    const room = newRoom(smallPlan(), area, firstChoices, { ja: '部屋', en: 'Room' });
    expect(room.walls.map(({ id }) => id)).toEqual(['wall-5', 'wall-6', 'wall-7', 'wall-8']);
    expect(room.doors).toMatchObject([{ id: 'door-2', wallId: 'wall-7', at: 2, width: 1.2 }]);
    expect(room.walls[2]).toMatchObject({ from: [16, 9], to: [12, 9] });
  });

  it('puts the door of a room at the front edge of the floor into its back wall', () => {
    const { depth } = smallPlan().size;
    const area = { left: 12, top: depth - 3, right: 16, bottom: depth };
    const room = newRoom(smallPlan(), area, firstChoices, { ja: '部屋', en: 'Room' });
    expect(room.doors).toMatchObject([{ wallId: room.walls[0]!.id, at: 2 }]);
    expect(room.walls[0]).toMatchObject({ from: [12, depth - 3], to: [16, depth - 3] });
  });

  it.each([
    ['in a wall', { x: 3, z: 1.1 }, 1],
    ['far from every wall', { x: 10, z: 8 }, 0],
    ['on another door', { x: 4, z: 5 }, 0],
  ])('creates or rejects a door pressed %s', (_, place, count) => {
    expect(newDoor(smallPlan(), place, 0.5, 'WOOD').doors).toHaveLength(count);
  });

  it('creates no wall without length', () => {
    expect(newWall(smallPlan(), { x: 1, z: 1 }, { x: 1, z: 1 }, firstChoices).walls).toEqual([]);
  });
});
