import { expect, it } from 'vitest';
import { brandProperties, contrastOf, type AccentColor } from './brand.ts';

const colorOf = (value: string) =>
  [1, 3, 5].map((start) => Number.parseInt(value.slice(start, start + 2), 16)) as unknown as [
    number,
    number,
    number,
  ];

it.each<AccentColor>(['#ffc0cb', '#ffff00', '#0a6e5a', '#e91e63', '#000000', '#ffffff', '#777777'])(
  'derives readable colours from the accent %s',
  (accent) => {
    const colors = brandProperties({ accent }) as Record<string, string>;
    const contrast = (name: string, other: string) =>
      contrastOf(colorOf(colors[`--office-accent-${name}`]!), colorOf(other));
    expect(contrast('on', accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('text-light', '#f1f0ef')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('text-dark', '#222221')).toBeGreaterThanOrEqual(4.5);
  },
);

it('keeps an accent that is readable', () => {
  expect(brandProperties({ accent: '#0a6e5a' })).toMatchObject({
    '--office-accent-base': '#0a6e5a',
    '--office-accent-on': '#ffffff',
    '--office-accent-text-light': '#0a6e5a',
  });
});

it.each(['red', '#fff', '#12345', '#12345g'])('rejects the accent %s', (accent) => {
  expect(() => brandProperties({ accent: accent as AccentColor })).toThrow('#0a6e5a');
});

it('returns undefined for the default brand', () => {
  expect(brandProperties({})).toBeUndefined();
});
