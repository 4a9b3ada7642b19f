import { describe, expect, it } from 'vitest';
import { alignItems, distributeItems } from './arrange.ts';
import { copyItems, newIds, newLabels, pasteItems } from './clipboard.ts';
import { duplicate, gridStep, paste, addItemAt, snapStep, step } from './commands.ts';
import { dragHandle, handleNear, handlesOf } from './handles.ts';
import { firstChoices } from './newItems.ts';
import { smallPlan } from './plan.fixtures.ts';

describe('copyItems and pasteItems', () => {
  it('assigns new ids and labels, and attaches doors to the copied wall', () => {
    const plan = smallPlan();
    const fragment = copyItems(plan, new Set(['wall:2', 'desk:0']));
    const pasted = pasteItems(plan, fragment, { x: 2, z: 1 });
    expect(pasted.plan.walls.at(-1)).toMatchObject({ id: 'wall-5', from: [8, 6], to: [3, 6] });
    expect(pasted.plan.doors.at(-1)).toMatchObject({ id: 'door-2', wallId: 'wall-5' });
    expect(pasted.plan.seats.at(-1)).toMatchObject({ id: 'a-3', label: 'A-3', x: 12 });
    expect([...pasted.keys]).toEqual(['wall:4', 'door:1', 'desk:2', 'seat:3']);
    expect(plan).toEqual(smallPlan());
  });

  it('keeps unknown fields of a copy', () => {
    const plan = smallPlan();
    Object.assign(plan.decor[1]!, { season: 'spring' });
    const copied = duplicate({ plan, selection: new Set(['decor:1']) });
    expect(copied.plan.decor.at(-1)).toMatchObject({ season: 'spring', x: 17.5, z: 8.5 });
    expect([...copied.selection]).toEqual(['decor:2']);
  });

  it('pastes to another floor around the given position', () => {
    const fragment = copyItems(smallPlan(), new Set(['decor:1']));
    const other = { ...smallPlan(), decor: [] };
    const pasted = paste({ plan: other, selection: new Set() }, fragment, { x: 4, z: 6 });
    expect(pasted.plan.decor).toMatchObject([{ kind: 'PLANT', x: 4, z: 6 }]);
  });
});

describe('adding without a pointer', () => {
  const use = { choices: firstChoices, name: { ja: '部屋', en: 'Room' } };
  const editor = { plan: smallPlan(), selection: new Set<never>() };

  it('shifts a second object added at the same position', () => {
    const first = addItemAt(editor, 'desk', { x: 14, z: 8 }, use)!;
    const second = addItemAt(first, 'desk', { x: 14, z: 8 }, use)!;
    expect(second.plan.desks.slice(-2)).toMatchObject([
      { x: 14, z: 8 },
      { x: 14.5, z: 8.5 },
    ]);
  });

  it('pastes next to the original if it is at the centre of the view', () => {
    const [plant] = [smallPlan().decor[1]!];
    const fragment = copyItems(smallPlan(), new Set(['decor:1']));
    const pasted = paste(editor, fragment, { x: plant.x, z: plant.z });
    expect(pasted.plan.decor.at(-1)).toMatchObject({ x: plant.x + 0.5, z: plant.z + 0.5 });
  });

  it('adds no door without a wall', () => {
    const bare = { ...smallPlan(), walls: [], doors: [] };
    expect(addItemAt({ ...editor, plan: bare }, 'door', { x: 1, z: 1 }, use)).toBeUndefined();
  });
});

describe('arrow key steps', () => {
  const onDesk = (x: number) => {
    const plan = smallPlan();
    plan.desks[0]!.x = x;
    return { plan, selection: new Set(['desk:0', 'seat:0'] as const) };
  };

  it.each([
    [10, { x: 1, z: 0 }, { x: 0.25, z: 0 }],
    [10.1, { x: 1, z: 0 }, { x: 0.15, z: 0 }],
    [10.1, { x: -1, z: 0 }, { x: -0.1, z: 0 }],
    [10, { x: 0, z: -1 }, { x: 0, z: -0.25 }],
  ])('steps from %d by %o to the next grid line', (x, direction, by) => {
    const step = gridStep(onDesk(x), direction, 0.25);
    expect([step.x, step.z]).toEqual([expect.closeTo(by.x), expect.closeTo(by.z)]);
  });

  it.each([
    ['another desk', 4.5, { x: 1, z: 0 }, { x: 6, z: 0 }],
    ['the floor’s edge if a desk is not in the way', 9, { x: 1, z: 0 }, { x: 11, z: 0 }],
    ['the floor’s edge', 9, { x: 0, z: -1 }, { x: 0, z: -3.5 }],
  ])('stops at %s', (_, z, direction, by) => {
    const desk = { heading: 0, width: 2, depth: 1 };
    const desks = [
      { id: 'one', x: 8, z: 4, ...desk },
      { id: 'other', x: 16, z, ...desk },
    ];
    const none = { walls: [], doors: [], zones: [], seats: [], decor: [], spawns: [] };
    const plan = { ...smallPlan(), ...none, desks };
    plan.size = { ...plan.size, width: 20, depth: 7 };
    const step = snapStep({ plan, selection: new Set(['desk:0']) }, direction);
    expect([step.x, step.z]).toEqual([expect.closeTo(by.x), expect.closeTo(by.z)]);
  });
});

it.each([
  [['desk-1', 'desk-7'], 'desk-1', 'desk-8'],
  [['lobby'], 'lobby', 'lobby-1'],
  [[], 'wall-1', 'wall-1'],
])('with existing ids %o derives from %s the id %s', (taken, like, id) => {
  expect(newIds(taken.map((each) => ({ id: each })))(like)).toBe(id);
});

it('continues the labels of a row', () => {
  const label = newLabels(['A-1', 'A-9', 'B-1', '窓際']);
  expect([label('A-1'), label('A-1'), label('B-1'), label('窓際')]).toEqual([
    'A-10',
    'A-11',
    'B-2',
    '窓際-1',
  ]);
});

it('aligns and distributes objects, and moves chairs with their desks', () => {
  const plan = smallPlan();
  plan.desks.push({ ...plan.desks[0]!, id: 'desk-3', x: 11, z: 7 });
  const all = new Set(['desk:0', 'desk:1', 'desk:2', 'seat:0'] as const);
  const aligned = alignItems(plan, all, 'top');
  expect(aligned.desks.map(({ z }) => z)).toEqual([4, 4, 4]);
  expect(aligned.seats[0]).toMatchObject({ x: 10, z: 3.2 });
  expect(distributeItems(plan, all, 'x').desks.map(({ x }) => x)).toEqual([10, 14, 12]);
});

describe('handles', () => {
  it('resizes a turned desk by an edge and keeps the opposite edge', () => {
    const plan = smallPlan();
    plan.desks[0]!.heading = Math.PI / 2;
    const handle = handlesOf(plan, 'desk:0').find(
      (each) => each.kind === 'size' && each.across === 1 && each.along === 0,
    )!;
    expect(handle).toMatchObject({ x: 10 });
    const grown = dragHandle(plan, 'desk:0', handle, { x: 10, z: handle.z - 0.5 }, false).desks[0]!;
    expect(grown.width).toBeCloseTo(2);
    expect(grown.z).toBeCloseTo(3.75);
    expect(grown.depth).toBe(0.75);
  });

  it.each([
    [{ x: 11, z: 4.1 }, false, Math.PI / 2],
    [{ x: 11, z: 4.1 }, true, 1.4711],
  ])('turns towards %o (freely: %s)', (place, free, heading) => {
    const turned = dragHandle(smallPlan(), 'desk:0', { kind: 'rotation', x: 0, z: 0 }, place, free);
    expect(turned.desks[0]!.heading).toBeCloseTo(heading, 3);
    expect(turned.seats[0]!.heading).toBeCloseTo(heading, 3);
    expect(Math.hypot(turned.seats[0]!.x - 10, turned.seats[0]!.z - 4)).toBeCloseTo(0.8);
  });

  it('widens a door by its post up to the end of the wall', () => {
    const [, post] = handlesOf(smallPlan(), 'door:0');
    const wide = dragHandle(smallPlan(), 'door:0', post!, { x: 0, z: 5 }, false).doors[0]!;
    expect(wide.width).toBeCloseTo(3.6);
    expect(wide.at).toBeCloseTo(3.2);
  });
});

describe('handleNear', () => {
  it.each([
    ['its corner', { x: 10.72, z: 4.36 }, 25, { kind: 'size', across: 1, along: 1 }],
    ['its centre, as near as the edges', { x: 10, z: 4.1 }, 25, undefined],
    ['an edge that is too short for a handle', { x: 9.25, z: 4 }, 25, undefined],
    ['the same edge when zoomed in', { x: 9.25, z: 4 }, 90, { kind: 'size', across: -1, along: 0 }],
    ['its rotation handle', { x: 10, z: 4.8 }, 25, { kind: 'rotation' }],
  ])('returns the handle of a desk pressed at %s', (_, place, scale, handle) => {
    const found = handleNear(smallPlan(), 'desk:0', place, { reach: 8 / scale, scale });
    if (handle) expect(found).toMatchObject(handle);
    else expect(found).toBeUndefined();
  });
});

it('steps through all objects and wraps around at the end', () => {
  const plan = smallPlan();
  expect(step({ plan, selection: new Set() }, 1)).toBe('wall:0');
  expect(step({ plan, selection: new Set(['wall:3']) }, 1)).toBe('door:0');
  expect(step({ plan, selection: new Set(['decor:1']) }, 1)).toBe('wall:0');
  expect(step({ plan, selection: new Set() }, -1)).toBe('decor:1');
});
