import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'radix');
const css = globSync('*.css', { cwd: folder })
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

test('defines keyframes for every animation, so that closed elements unmount', () => {
  const used = [...css.matchAll(/animation(?:-name)?:[^;]*?(rt-[a-z-]+)/g)].map(
    (match) => match[1],
  );
  const defined = new Set([...css.matchAll(/@keyframes (rt-[a-z-]+)/g)].map((match) => match[1]));
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((name) => !defined.has(name))).toEqual([]);
});

test('defines every colour variable in use', () => {
  const used = [...css.matchAll(/var\((--(?:sand|iris|red|green|amber|gray|accent)-[a-z\d]+)/g)];
  const defined = new Set([...css.matchAll(/(--[a-z\d-]+)\s*:/g)].map((match) => match[1]));
  expect([...new Set(used.map((match) => match[1]))].filter((name) => !defined.has(name))).toEqual(
    [],
  );
});
