import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it.each([
  ['青木 葵', '"青木 葵"'],
  ['a "b", c', '"a ""b"", c"'],
  ['one\ntwo', '"one\ntwo"'],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['a;=1+1', '"a;=1+1"'],
  ['+81', `"'+81"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['＝1', `"'＝1"`],
  [' =1', `"' =1"`],
  [null, ''],
  ['', '""'],
])('writes %j as %j', (value, field) => {
  expect(toCsv([['x', value]])).toBe(`\uFEFF"x",${field}\r\n`);
});
