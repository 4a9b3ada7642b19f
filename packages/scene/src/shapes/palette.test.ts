import { describe, expect, it } from 'vitest';
import { palette, translucent } from './palette.ts';

describe('translucent', () => {
  it.each([
    [1, '#262530ff'],
    [0.95, '#262530f2'],
    [0.02, '#26253005'],
    [0, '#26253000'],
  ])('appends opacity %d as an alpha channel', (opacity, color) => {
    expect(translucent(palette.night, opacity)).toBe(color);
  });
});
