import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Aoi Tanaka', 'AT'],
  ['aoi', 'A'],
  ['Émile de la Tour', 'ÉD'],
  ['田中 葵', '田'],
  ['田中　葵', '田'],
  ['  ', ''],
  ['😀 Smile', '😀'],
  ['Sakura Works', 'SW'],
])('returns the initials of %j as %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
