import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'radix');
const css = globSync('*.css', { cwd: folder })
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

test('every animation that is left has its keyframes, or what closes would stay for ever', () => {
  const used = [...css.matchAll(/animation(?:-name)?:[^;]*?(rt-[a-z-]+)/g)].map(
    (match) => match[1],
  );
  const defined = new Set([...css.matchAll(/@keyframes (rt-[a-z-]+)/g)].map((match) => match[1]));
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((name) => !defined.has(name))).toEqual([]);
});

test('every colour variable that is left is defined', () => {
  const used = [...css.matchAll(/var\((--(?:sand|iris|red|green|amber|gray|accent)-[a-z\d]+)/g)];
  const defined = new Set([...css.matchAll(/(--[a-z\d-]+)\s*:/g)].map((match) => match[1]));
  expect([...new Set(used.map((match) => match[1]))].filter((name) => !defined.has(name))).toEqual(
    [],
  );
});
