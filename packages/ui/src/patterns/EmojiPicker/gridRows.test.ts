import { describe, expect, it } from 'vitest';
import { moveInRows, rowsOf } from './gridRows.ts';

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ text: `${index}`, label: '', shortcode: '' }));
/** Rows: 0 label, 1 eight emoji, 2 two emoji, 3 label, 4 three emoji. */
const rows = rowsOf([
  { id: 'smileys', label: 'Smileys', items: items(10) },
  { id: 'people', label: 'People', items: items(3) },
]);
const plain = { ctrlKey: false, metaKey: false };

describe('rowsOf', () => {
  it('has a row for each label and for each eight emoji', () => {
    expect(rows.map((row) => (row.kind === 'emoji' ? row.items.length : row.label))).toEqual([
      'Smileys',
      8,
      2,
      'People',
      3,
    ]);
  });
});

describe('moveInRows', () => {
  it('moves to the button of a section', () => {
    const withAction = rowsOf([
      { id: 'custom', label: 'Sakura', items: items(3), action: 'Add' },
      { id: 'smileys', label: 'Smileys', items: items(3) },
    ]);
    const press = (place: { row: number; column: number }, key: string) =>
      moveInRows(withAction, place, { key, ...plain });
    expect(press({ row: 1, column: 2 }, 'ArrowDown')).toEqual({ row: 2, column: 0 });
    expect(press({ row: 2, column: 0 }, 'ArrowRight')).toEqual({ row: 4, column: 0 });
  });

  it.each([
    ['ArrowRight', [1, 0], [1, 1]],
    ['ArrowRight', [1, 7], [2, 0]],
    ['ArrowRight', [2, 1], [4, 0]],
    ['ArrowRight', [4, 2], [4, 2]],
    ['ArrowLeft', [1, 0], [1, 0]],
    ['ArrowLeft', [4, 0], [2, 1]],
    ['ArrowDown', [1, 7], [2, 1]],
    ['ArrowDown', [2, 0], [4, 0]],
    ['ArrowDown', [4, 1], [4, 1]],
    ['ArrowUp', [4, 2], [2, 1]],
    ['PageDown', [1, 0], [4, 0]],
    ['PageUp', [4, 2], [1, 2]],
    ['Home', [2, 1], [2, 0]],
    ['End', [1, 2], [1, 7]],
  ])('%s moves from %j to %j', (key, [row, column], [nextRow, nextColumn]) => {
    const next = moveInRows(rows, { row: row!, column: column! }, { key, ...plain });
    expect(next).toEqual({ row: nextRow, column: nextColumn });
  });

  it.each([
    ['Home', [4, 2], [1, 0]],
    ['End', [1, 0], [4, 2]],
  ])('Ctrl+%s moves from %j to %j', (key, [row, column], [nextRow, nextColumn]) => {
    const place = { row: row!, column: column! };
    const next = moveInRows(rows, place, { key, ctrlKey: true, metaKey: false });
    expect(next).toEqual({ row: nextRow, column: nextColumn });
  });

  it('leaves the grid upwards from the first row', () => {
    expect(moveInRows(rows, { row: 1, column: 3 }, { key: 'ArrowUp', ...plain })).toBe('above');
  });

  it('ignores other keys', () => {
    expect(moveInRows(rows, { row: 1, column: 3 }, { key: 'a', ...plain })).toBeUndefined();
  });
});
