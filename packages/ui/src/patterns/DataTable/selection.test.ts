import { expect, it } from 'vitest';
import { isSelected, selectedCount, withSelected, type DataTableSelection } from './selection.ts';

it.each<[string, DataTableSelection, string[], boolean, DataTableSelection, number]>([
  ['a row is added', { ids: ['z'] }, ['b'], true, { ids: ['z', 'b'] }, 2],
  ['a selected row is added again', { ids: ['z', 'b'] }, ['b'], true, { ids: ['z', 'b'] }, 2],
  ['rows are removed', { ids: ['a', 'b', 'c'] }, ['a', 'c'], false, { ids: ['b'] }, 1],
  ['a row is removed from all', { allExcept: [] }, ['b'], false, { allExcept: ['b'] }, 9],
  ['a row is added to all', { allExcept: ['z', 'a'] }, ['a'], true, { allExcept: ['z'] }, 9],
])('updates the selection: %s', (_what, before, ids, selected, after, count) => {
  expect(withSelected(before, ids, selected)).toEqual(after);
  expect(selectedCount(after, 10)).toBe(count);
});

it('returns whether a row is selected', () => {
  expect(isSelected({ allExcept: ['b'] }, 'a')).toBe(true);
  expect(isSelected({ allExcept: ['b'] }, 'b')).toBe(false);
  expect(isSelected({ ids: ['b'] }, 'a')).toBe(false);
  expect(isSelected({ ids: ['b'] }, 'b')).toBe(true);
});
