import { describe, expect, it } from 'vitest';
import {
  addThings,
  insertCorner,
  moveCorner,
  moveThings,
  moveWallEnd,
  patchThings,
  removeCorner,
  removeThings,
  restack,
  turnThings,
} from './edits.ts';
import { newDesk, newDoor, newRoom, newSeat, newWall, firstChoices } from './newThings.ts';
import { smallPlan } from './plan.fixtures.ts';
import type { ThingKey } from './things.ts';

const keys = (...all: ThingKey[]) => new Set(all);

describe('moveThings', () => {
  it('moves a desk with its own chair alone, and leaves all other lists as they are', () => {
    const plan = smallPlan();
    const moved = moveThings(plan, keys('desk:0'), { x: 0.5, z: 1 });
    expect(moved.desks[0]).toMatchObject({ x: 10.5, z: 5 });
    expect(moved.seats.map(({ x, z }) => [x, z])).toEqual([
      [10.5, 4.2],
      [14, 3.2],
      [3, 3],
    ]);
    expect(moved.walls).toBe(plan.walls);
    expect(moved.desks[1]).toBe(plan.desks[1]);
  });

  it('keeps fields that it does not know', () => {
    const plan = smallPlan();
    Object.assign(plan.desks[0]!, { sockets: 2 });
    Object.assign(plan, { remark: 'kept' });
    const moved = moveThings(plan, keys('desk:0'), { x: 1, z: 0 });
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
  ])('goes by %o no farther than the edge of the floor', (wanted, gone) => {
    const plan = smallPlan();
    const moved = moveThings(plan, keys('wall:0', 'wall:1', 'wall:2', 'wall:3'), wanted);
    expect(moved.walls[0]!.from).toEqual([1 + gone.x, 1 + gone.z]);
  });

  it('moves a door along its wall and not beyond it', () => {
    const plan = smallPlan();
    // The wall goes from right to left.
    expect(moveThings(plan, keys('door:0'), { x: -1, z: 3 }).doors[0]!.at).toBe(3);
    expect(moveThings(plan, keys('door:0'), { x: 9, z: 0 }).doors[0]!.at).toBe(0.6);
    expect(moveThings(plan, keys('door:0', 'wall:2'), { x: 1, z: 1 }).doors).toBe(plan.doors);
  });

  it('gives a seat the zone that it comes to stand in, and a zone the seats that it comes to hold', () => {
    const plan = smallPlan();
    expect(moveThings(plan, keys('seat:2'), { x: 8, z: 0 }).seats[2]!.zoneId).toBe('floor');
    expect(
      moveThings(plan, keys('zone:1'), { x: 6, z: 0 }).seats.map(({ zoneId }) => zoneId),
    ).toEqual(['room', 'floor', 'floor']);
  });
});

it('turns things about a place, clockwise as one sees it, and their headings with them', () => {
  const turned = turnThings(smallPlan(), keys('desk:0'), Math.PI / 2, { x: 10, z: 4 });
  expect(turned.desks[0]).toMatchObject({ x: 10, z: 4, heading: -1.5708 });
  expect(turned.seats[0]).toMatchObject({ x: 10.8, z: 4 });
});

it('brings back what a turn would put beyond the edge', () => {
  const turned = turnThings(smallPlan(), keys('wall:0'), Math.PI / 2, { x: 3.5, z: 1 });
  expect(turned.walls[0]).toMatchObject({ from: [3.5, 0], to: [3.5, 5] });
});

describe('moveWallEnd', () => {
  it.each([
    ['from' as const, { x: 4, z: 5 }, 0.6],
    ['from' as const, { x: 8, z: 5 }, 4],
    ['to' as const, { x: 0, z: 5 }, 2],
    ['to' as const, { x: 4, z: 5 }, 1.4],
  ])('moved at %s to %o keeps its door in its place as far as there is wall', (end, place, at) => {
    expect(moveWallEnd(smallPlan(), 2, end, place).doors[0]!.at).toBe(at);
  });
});

it('moves, adds and takes away corners of a zone, down to three', () => {
  const plan = moveCorner(smallPlan(), 1, 1, { x: 7, z: -4 });
  expect(plan.zones[1]!.polygon[1]).toEqual([7, 0]);
  const more = insertCorner(plan, 1, 3, { x: 0.5, z: 3 });
  expect(more.zones[1]!.polygon).toHaveLength(5);
  const three = removeCorner(removeCorner(more, 1, 4), 1, 0);
  expect(three.zones[1]!.polygon).toHaveLength(3);
  expect(removeCorner(three, 1, 0)).toBe(three);
});

describe('patchThings', () => {
  it('takes doors and seats along to a new id', () => {
    const wall = patchThings(smallPlan(), 'wall', new Set([2]), { id: 'front' });
    expect(wall.doors[0]!.wallId).toBe('front');
    const zone = patchThings(smallPlan(), 'zone', new Set([1]), { id: 'sakura' });
    expect(zone.seats[2]!.zoneId).toBe('sakura');
  });

  it('is no change where the value is the same', () => {
    const plan = smallPlan();
    expect(patchThings(plan, 'seat', new Set([0, 1]), { kind: 'DESK' })).toBe(plan);
  });
});

it('takes a wall away with its doors, and a desk with its chair', () => {
  const plan = removeThings(smallPlan(), keys('wall:2', 'desk:0'));
  expect(plan.walls.map(({ id }) => id)).toEqual(['wall-1', 'wall-2', 'wall-4']);
  expect(plan.doors).toEqual([]);
  expect(plan.seats.map(({ id }) => id)).toEqual(['a-2', 'r-1']);
});

it('lets the zone in front be the one that counts', () => {
  const { plan, key } = restack(smallPlan(), 'zone:0', 'front');
  expect(key).toBe('zone:1');
  expect(plan.zones.map(({ id }) => id)).toEqual(['room', 'floor']);
  expect(plan.seats[2]!.zoneId).toBe('floor');
});

describe('new things', () => {
  it('have ids and labels of their own, and seats their zone', () => {
    const { plan, keys: added } = addThings(
      smallPlan(),
      newSeat(smallPlan(), { x: 3, z: 2 }, 0, 'CHAIR'),
    );
    expect([...added]).toEqual(['seat:3']);
    expect(plan.seats[3]).toMatchObject({ id: 'seat-1', label: 'R-2', zoneId: 'room' });
  });

  it('a desk brings its chair', () => {
    const { desks, seats } = newDesk(smallPlan(), { x: 8, z: 8 }, 0);
    expect(desks).toMatchObject([{ id: 'desk-3' }]);
    expect(seats).toMatchObject([{ x: 8, z: 7.205, kind: 'DESK', heading: 0 }]);
  });

  it('a room has four walls and a door in its front', () => {
    const area = { left: 12, top: 6, right: 16, bottom: 9 };
    const room = newRoom(smallPlan(), area, firstChoices, { ja: '部屋', en: 'Room' });
    expect(room.walls.map(({ id }) => id)).toEqual(['wall-5', 'wall-6', 'wall-7', 'wall-8']);
    expect(room.doors).toMatchObject([{ id: 'door-2', wallId: 'wall-7', at: 2, width: 1.2 }]);
    expect(room.walls[2]).toMatchObject({ from: [16, 9], to: [12, 9] });
  });

  it('a room at the front edge of the floor has its door at the back', () => {
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
  ])('a door pressed %s', (_, place, count) => {
    expect(newDoor(smallPlan(), place, 0.5, 'WOOD').doors).toHaveLength(count);
  });

  it('a wall without length is none', () => {
    expect(newWall(smallPlan(), { x: 1, z: 1 }, { x: 1, z: 1 }, firstChoices).walls).toEqual([]);
  });
});
