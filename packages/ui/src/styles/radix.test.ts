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

test('defines every colour, size and shadow in use', () => {
  const src = join(import.meta.dirname, '..');
  const sources = globSync('**/*.{ts,tsx,css}', { cwd: src })
    .map((file) => readFileSync(join(src, file), 'utf8'))
    .join('\n');
  const scales =
    'sand|iris|red|green|amber|gray|accent|focus|black|white|color|space|radius|shadow|font-size|line-height';
  const used = [...sources.matchAll(new RegExp(`var\\((--(?:${scales})-[\\w-]+)`, 'g'))];
  const defined = new Set([...sources.matchAll(/(--[\w-]+)'?\s*:/g)].map((match) => match[1]));
  expect(used.length).toBeGreaterThan(100);
  expect([...new Set(used.map((match) => match[1]))].filter((name) => !defined.has(name))).toEqual(
    [],
  );
});
