import { describe, expect, it } from 'vitest';
import { crowd, seats } from './FloorPlan.fixtures.ts';
import { floors } from '../map.fixtures.ts';
import { plan } from './FloorPlan.plan.fixtures.ts';
import { rosterOf } from './roster.ts';
import { findByTypeahead, floorKey, moveInTree, treeRows, zoneKey } from './treeRows.ts';

const people = crowd(8).map((person, index) => ({
  ...person,
  ...(index < 2 ? { x: 2, z: 2 } : { x: 30, z: 18 }),
}));
const roster = rosterOf(plan, people, seats, { language: 'en', myUserId: 'ren' });
const sakura = zoneKey('f3', 'sakura');
const open = new Set([floorKey('f3'), sakura]);
const rows = treeRows(floors, 'f3', roster, open);
const find = (key: string) => rows.find((row) => row.key === key)!;

describe('treeRows', () => {
  it('contains only expanded branches', () => {
    const shut = treeRows(floors, 'f3', roster, new Set());
    expect(shut.map(({ key }) => key)).toEqual(floors.map(({ floorId }) => floorKey(floorId)));
    expect(shut[0]?.expanded).toBe(false);
  });

  it('sets level, position and size of each branch', () => {
    expect(find(sakura)).toMatchObject({ level: 2, parentKey: floorKey('f3'), expanded: true });
    const inside = rows.filter(({ parentKey }) => parentKey === sakura);
    expect(inside.map(({ position }) => position)).toEqual(inside.map((_, index) => index + 1));
    expect(new Set(inside.map(({ setSize }) => setSize))).toEqual(new Set([inside.length]));
  });

  it('lists the viewer first and people before seats', () => {
    const inside = rows.filter(({ parentKey }) => parentKey === sakura);
    expect(inside[0]?.key).toBe('person ren');
    const kinds = inside.map(({ node }) => node.kind);
    expect(kinds.lastIndexOf('person')).toBeLessThan(kinds.indexOf('seat'));
  });

  it('does not expand a blocked floor', () => {
    expect(find(floorKey('f5')).expanded).toBeUndefined();
  });
});

describe('moveInTree', () => {
  it.each([
    ['ArrowRight', floorKey('f3'), { kind: 'go', key: zoneKey('f3', 'desks') }],
    ['ArrowRight', zoneKey('f3', 'ume'), { kind: 'expand', key: zoneKey('f3', 'ume') }],
    ['ArrowLeft', sakura, { kind: 'collapse', key: sakura }],
    ['ArrowLeft', 'person ren', { kind: 'go', key: sakura }],
    ['ArrowUp', 'person ren', { kind: 'go', key: sakura }],
    ['Home', 'person ren', { kind: 'go', key: floorKey('f3') }],
    ['End', 'person ren', { kind: 'go', key: floorKey('f5') }],
    ['ArrowUp', floorKey('f3'), undefined],
  ])('%s from %s', (pressed, from, move) => {
    expect(moveInTree(rows, from, pressed)).toEqual(move);
  });
});

describe('findByTypeahead', () => {
  it('continues after the current row and wraps around', () => {
    expect(findByTypeahead(rows, floorKey('f3'), '4')?.key).toBe(floorKey('f4'));
    expect(findByTypeahead(rows, floorKey('f4'), '3')?.key).toBe(floorKey('f3'));
  });

  it('stays on the row while further letters match', () => {
    expect(findByTypeahead(rows, sakura, 'meeting room s')?.key).toBe(sakura);
    expect(findByTypeahead(rows, sakura, 'meeting room u')?.key).toBe(zoneKey('f3', 'ume'));
  });

  it('returns undefined without a match', () => {
    expect(findByTypeahead(rows, sakura, 'zzz')).toBeUndefined();
  });
});
