import { describe, expect, it } from 'vitest';
import { floorToEnter } from './floors.ts';

const floor = (id: string, position: number, blocked = false) => ({ id, position, blocked });

const office = (
  id: string,
  position: number,
  floors: ReturnType<typeof floor>[],
  blocked = false,
) => ({ id, name: id, position, blocked, floors });

describe('floorToEnter', () => {
  const two = [office('b', 2, [floor('b1', 1)]), office('a', 1, [floor('a2', 2), floor('a1', 1)])];
  it.each([
    ['returns the first floor by position', two, null, 'a1'],
    ['returns the chosen floor', two, 'b1', 'b1'],
    ['returns the first floor if the chosen floor does not exist', two, 'x', 'a1'],
    [
      'skips a blocked floor even if chosen',
      [office('a', 1, [floor('a1', 1, true), floor('a2', 2)])],
      'a1',
      'a2',
    ],
    [
      'skips floors of a blocked office',
      [office('a', 1, [floor('a1', 1)], true), office('b', 2, [floor('b1', 1)])],
      'a1',
      'b1',
    ],
    ['returns undefined without floors', [], 'a1', undefined],
  ])('%s', (_, data, selectedId, expected) => {
    expect(floorToEnter({ data, homeFloorId: null }, selectedId)?.floor.id).toBe(expected);
  });

  it.each([
    ['the home floor without a choice', 'b1', null, 'b1'],
    ['the home floor if the chosen floor does not exist', 'b1', 'x', 'b1'],
    ['the chosen floor', 'b1', 'a2', 'a2'],
    ['the first floor if the home floor does not exist', 'x', null, 'a1'],
  ])('returns %s', (_, homeFloorId, selectedId, expected) => {
    expect(floorToEnter({ data: two, homeFloorId }, selectedId)?.floor.id).toBe(expected);
  });
});
