import { describe, expect, it } from 'vitest';
import { nextGroup, placementIn, sectionShift } from './listDrag.ts';

const sections = ['one', 'two', 'three'].map((id) => ({ id, name: id, collapsed: false }));
const plain = { roomId: 'a' };
const inOne = { roomId: 'a', sectionId: 'one' };
const starred = { roomId: 'a', sectionId: 'one', starred: true };
const inDeleted = { roomId: 'a', sectionId: 'deleted' };

describe('placementIn', () => {
  it.each([
    ['stars a room in the favourites', inOne, 'favorites', { roomId: 'a', starred: true }],
    ['moves a room into a section', plain, 'two', { roomId: 'a', sectionId: 'two' }],
    ['removes the star in a section', starred, 'one', { ...inOne, starred: false }],
    ['removes a room from its section', inOne, 'rest', { roomId: 'a', sectionId: null }],
    [
      'removes star and section in the rest',
      starred,
      'rest',
      { roomId: 'a', sectionId: null, starred: false },
    ],
    ['changes nothing in the same section', inOne, 'one', null],
    ['changes nothing in the favourites', starred, 'favorites', null],
    ['changes nothing in the rest', inDeleted, 'rest', null],
  ])('%s', (_name, room, key, expected) => {
    expect(placementIn(room, key, sections)).toEqual(expected);
  });
});

describe('sectionShift', () => {
  it.each([
    ['one', 'three', 2],
    ['three', 'one', -2],
    ['two', 'two', 0],
    ['two', 'rest', 0],
    ['two', null, 0],
    ['deleted', 'one', 0],
  ])('of %s dropped on %s is %d', (sectionId, over, expected) => {
    expect(sectionShift(sections, sectionId, over)).toBe(expected);
  });
});

describe('nextGroup', () => {
  it.each([
    ['favorites', -1, 'favorites'],
    ['favorites', 1, 'one'],
    ['three', 1, 'rest'],
    ['rest', 1, 'rest'],
    ['rest', -1, 'three'],
  ] as const)('of %s by %d is %s', (key, by, expected) => {
    expect(nextGroup(key, by, sections)).toBe(expected);
  });
});
