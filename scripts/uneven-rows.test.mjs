import { describe, expect, it } from 'vitest';
import { findUnevenRows } from './uneven-rows.mjs';

const table = (...rows) => ['| setting | value |', '| --- | --- |', ...rows].join('\n');

describe('findUnevenRows', () => {
  it.each([['| `a` |'], ['| `a` | 1 | 2 |']])('reports %s in a table of two columns', (row) => {
    expect(findUnevenRows(table('| `b` | 1 |', row))).toHaveLength(1);
  });

  it.each([['| `a|b` | 1 |'], ['| a\\|b | 1 |']])('ignores the separator in a cell: %s', (row) => {
    expect(findUnevenRows(table(row))).toEqual([]);
  });

  it('compares the rows of each table and ignores code', () => {
    expect(findUnevenRows(`${table()}\n\n| name |\n| --- |`)).toEqual([]);
    expect(findUnevenRows(`\`\`\`\n${table('| a |')}\n\`\`\``)).toEqual([]);
  });
});
