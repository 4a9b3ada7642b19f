import { expect, it } from 'vitest';
import {
  toRowSelection,
  selectedCount,
  fromRowSelection,
  type DataTableSelection,
} from './selection.ts';

const page = ['a', 'b', 'c'];

it.each<[string, DataTableSelection, Record<string, boolean>, DataTableSelection, number]>([
  ['a row is added', { ids: ['z'] }, { z: true, b: true }, { ids: ['z', 'b'] }, 2],
  ['a row is removed', { ids: ['a', 'b'] }, { b: true }, { ids: ['b'] }, 1],
  ['a row is removed from all', { allExcept: [] }, { a: true, c: true }, { allExcept: ['b'] }, 9],
  [
    'removed rows of other pages stay removed',
    { allExcept: ['z', 'a'] },
    { a: true, b: true, c: true },
    { allExcept: ['z'] },
    9,
  ],
])('updates the selection: %s', (_what, before, model, after, count) => {
  expect(fromRowSelection(before, page, model)).toEqual(after);
  expect(selectedCount(after, 10)).toBe(count);
});

it('marks the selected rows of a page', () => {
  expect(toRowSelection({ allExcept: ['b', 'z'] }, page)).toEqual({ a: true, c: true });
  expect(toRowSelection({ ids: ['b', 'z'] }, page)).toEqual({ b: true, z: true });
});
