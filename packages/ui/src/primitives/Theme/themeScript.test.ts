import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { themeScript, themeScriptHash } from './themeScript.ts';

test('themeScriptHash is the hash of themeScript', () => {
  expect(themeScriptHash).toBe(
    `sha256-${createHash('sha256').update(themeScript).digest('base64')}`,
  );
});

test.each([
  [true, 'radix-themes dark'],
  [false, 'radix-themes light'],
])('sets the class on a device in dark mode: %s', (matches, expected) => {
  let className = 'radix-themes light';
  const classList = {
    replace: (before: string, after: string) => (className = className.replace(before, after)),
  };
  runInNewContext(themeScript, {
    matchMedia: () => ({ matches }),
    document: { currentScript: { parentElement: { classList } } },
  });
  expect(className).toBe(expected);
});
