import { expect, it } from 'vitest';
import { contrastOf } from '../src/styles/brand.ts';
import { contrastPairs } from '../src/styles/contrastPairs.ts';
import { tokens } from '../src/styles/tokens.ts';
import { designTokens, type ColorMode, type Token, type TokenGroup } from './design-tokens.ts';
import { parseColor, type ColorValue } from './token-values.ts';

const modes = ['light', 'dark'] as const;
const exported = { light: designTokens('light'), dark: designTokens('dark') };

function tokenAt(group: TokenGroup, path: string): Token {
  return path
    .split('.')
    .reduce<Token | TokenGroup>((part, name) => (part as TokenGroup)[name]!, group) as Token;
}

const namesIn = (group: object): string[] =>
  Object.entries(group).flatMap(([name, value]) =>
    typeof value === 'object' && !('$type' in value)
      ? namesIn(value as object).map((inner) => `${name}.${inner}`)
      : [name],
  );

it.each(modes)('exports all tokens of the %s mode', (mode) => {
  expect(namesIn(exported[mode])).toEqual(namesIn(tokens));
});

it('resolves references in the values of the mode', () => {
  const hexOf = (mode: ColorMode) =>
    (tokenAt(exported[mode], 'color.text').$value as ColorValue).hex;
  expect(hexOf('light')).toBe('#21201c');
  expect(hexOf('dark')).toBe('#eeeeec');
});

it('writes lengths, durations, fonts and shadows in the format of the specification', () => {
  const { light } = exported;
  expect(tokenAt(light, 'size.control')).toEqual({
    $type: 'dimension',
    $value: { value: 40, unit: 'px' },
  });
  expect(tokenAt(light, 'font.size.sm').$value).toEqual({ value: 0.875, unit: 'rem' });
  expect(tokenAt(light, 'motion.fast').$value).toEqual({ value: 120, unit: 'ms' });
  expect(tokenAt(light, 'motion.ease').$value).toEqual([0.2, 0, 0, 1]);
  expect(tokenAt(light, 'font.body').$value).toContain('Noto Sans JP');
  expect((tokenAt(light, 'shadow.floating').$value as unknown[])[0]).toMatchObject({
    color: { colorSpace: 'srgb' },
    spread: { value: 1, unit: 'px' },
  });
});

it.each([
  ['#0a6e5a', { alpha: 1, hex: '#0a6e5a' }],
  ['#0a6e5a80', { alpha: 0.502, hex: '#0a6e5a' }],
  ['rgb(28 25 22 / 78%)', { alpha: 0.78, hex: '#1c1916' }],
  ['rgba(0, 0, 0, 0.4)', { alpha: 0.4, hex: '#000000' }],
  ['color-mix(in oklab, #ffffff 96%, transparent)', { alpha: 0.96, hex: '#ffffff' }],
])('parses %s', (text, color) => {
  expect(parseColor(text)).toMatchObject(color);
});

it('rejects an unknown notation', () => {
  expect(() => parseColor('tomato')).toThrow('tomato is not a colour');
});

const channelsOf = (path: string, mode: ColorMode) =>
  (tokenAt(exported[mode], path).$value as ColorValue).components.map(
    (component) => component * 255,
  ) as [number, number, number];

it.each(
  contrastPairs.flatMap((pair) =>
    modes.flatMap((mode) => pair.on.map((on) => ({ ...pair, on, mode }))),
  ),
)('$token has a contrast of $min to $on in $mode mode', ({ token, on, min, mode }) => {
  expect(contrastOf(channelsOf(token, mode), channelsOf(on, mode))).toBeGreaterThanOrEqual(min);
});
