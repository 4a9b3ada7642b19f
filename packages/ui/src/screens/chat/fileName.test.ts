import { expect, it } from 'vitest';
import { visibleName } from './fileName.ts';

it.each([
  ['議事録 2026.pdf', '議事録 2026.pdf'],
  ['請求\u202egnp.exe.pdf', '請求gnp.exe.pdf'],
  ['\u2066a\u2069\u200b\ufeff.png ', 'a.png'],
  ['a\u0000\nb\u2028\u3164.txt', 'ab.txt'],
])('shows %j as %s', (name, shown) => expect(visibleName(name)).toBe(shown));
