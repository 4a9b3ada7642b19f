import type { CSSProperties } from 'react';

export const themeRadii = ['none', 'small', 'medium', 'large'] as const;
export const themeDensities = ['compact', 'default', 'comfortable'] as const;
export const themeNeutrals = ['warm', 'pure', 'cool'] as const;
export const themeScalings = ['90%', '95%', '100%', '105%', '110%'] as const;

/** Colour such as `#0a6e5a`. */
export type AccentColor = `#${string}`;

export interface Brand {
  accent?: AccentColor | undefined;
  neutral?: (typeof themeNeutrals)[number] | undefined;
  radius?: (typeof themeRadii)[number] | undefined;
  density?: (typeof themeDensities)[number] | undefined;
  scaling?: (typeof themeScalings)[number] | undefined;
}

type Color = readonly [red: number, green: number, blue: number];

const white: Color = [255, 255, 255];
const black: Color = [0, 0, 0];
/** Backgrounds that have the lowest contrast to text in the accent colour. */
const backgrounds = { light: [241, 240, 239], dark: [34, 34, 33] } satisfies Record<string, Color>;
/** WCAG 1.4.3. */
const minTextContrast = 4.5;

function parseColor(text: string): Color {
  if (!/^#[\da-f]{6}$/i.test(text)) {
    throw new Error(`Theme: accent must be a colour such as #0a6e5a, not ${text}`);
  }
  const channel = (index: number) => Number.parseInt(text.slice(1 + 2 * index, 3 + 2 * index), 16);
  return [channel(0), channel(1), channel(2)];
}

const format = (color: Color) =>
  `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

function mix(color: Color, other: Color, share: number): Color {
  const channel = (index: 0 | 1 | 2) =>
    Math.round(color[index] + (other[index] - color[index]) * share);
  return [channel(0), channel(1), channel(2)];
}

/** Relative luminance of WCAG 2. */
function luminance(color: Color): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Color;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrastOf(one: Color, other: Color): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Mixes in `towards` until the colour is readable on `background`. */
function readableOn(background: Color, color: Color, towards: Color): Color {
  let mixed = color;
  for (let share = 0.05; contrastOf(mixed, background) < minTextContrast; share += 0.05) {
    mixed = mix(color, towards, share);
  }
  return mixed;
}

function accentProperties(accent: AccentColor): Record<string, string> {
  const color = parseColor(accent);
  const isLight = contrastOf(color, black) > contrastOf(color, white);
  return {
    '--office-accent-base': accent,
    '--office-accent-hover': format(mix(color, isLight ? white : black, 0.12)),
    '--office-accent-on': format(isLight ? black : white),
    '--office-accent-text-light': format(readableOn(backgrounds.light, color, black)),
    '--office-accent-text-dark': format(readableOn(backgrounds.dark, color, white)),
    '--office-accent-fill': `color-mix(in srgb, ${accent} 12%, transparent)`,
    '--office-accent-fill-hover': `color-mix(in srgb, ${accent} 18%, transparent)`,
  };
}

/** Chroma and hue in OKLCH that replace those of the warm greys. Lightness and contrast remain. */
const neutralTints = { warm: 'c h', pure: '0 h', cool: 'calc(3 * c) 265' };

function neutralProperties(neutral: (typeof themeNeutrals)[number]): Record<string, string> {
  const steps = Array.from({ length: 12 }, (_, index) => [`${index + 1}`, `a${index + 1}`]).flat();
  return Object.fromEntries(
    steps.map((step) => [
      `--gray-${step}`,
      `oklch(from var(--sand-${step}) l ${neutralTints[neutral]} / alpha)`,
    ]),
  );
}

const radiusFactors = { none: '0', small: '0.5', medium: '1', large: '1.5' };
const controlSteps = { compact: '-4px', default: '0px', comfortable: '4px' };

/** Custom properties that the tokens in `theme.css.ts` read; undefined for the default brand. */
export function brandProperties(brand: Brand): CSSProperties | undefined {
  const { accent, neutral, radius, density, scaling } = brand;
  if (!accent && !neutral && !radius && !density && !scaling) return undefined;
  return {
    ...(accent && accentProperties(accent)),
    ...(neutral && neutralProperties(neutral)),
    ...(radius && { '--office-radius-factor': radiusFactors[radius] }),
    ...(density && { '--office-control-step': controlSteps[density] }),
    ...(scaling && { '--scaling': `${Number.parseInt(scaling, 10) / 100}` }),
  } as CSSProperties;
}
