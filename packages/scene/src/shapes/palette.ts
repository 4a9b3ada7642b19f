import type { PlanTint } from '@office/vocabulary';
import { Color } from 'three';

/** Scene colours in sRGB hex, matching the design tokens. Presence colours are in `people/presence.ts`. */
export const palette = {
  oak: '#dfcdb2',
  oakDark: '#bb9f80',
  walnut: '#94735a',
  white: '#faf7f1',
  ivory: '#f3ece0',
  plaster: '#fbf7f0',
  linen: '#e8dcc9',
  metal: '#cfccc6',
  graphite: '#4b4a52',
  ink: '#2c2b33',
  glass: '#d5e6ea',
  frost: '#ffffff',
  lamp: '#ffe0a8',
  leaf: '#6f9a63',
  leafDark: '#4f7d55',
  leafLight: '#96b878',
  soil: '#6a4f3c',
  terracotta: '#cb7f5c',
  steel: '#dadde0',
  water: '#a9cfd8',
  screen: '#dfe6ff',
  paper: '#fffdf8',
  text: '#2a2933',
  textSoft: '#3b3944',
  textMuted: '#8d8997',
  accent: '#5b5bd6',
  night: '#262530',
} as const;

export const tintColors: Record<PlanTint, string> = {
  sand: '#dccfba',
  iris: '#8f90cf',
  sage: '#a3b59b',
  clay: '#cb9b80',
  sky: '#9fbccb',
  rose: '#dbb2ae',
  charcoal: '#5c5a64',
  ivory: '#f1e9dc',
};

const cache = new Map<string, Color>();

/** Returns a colour in linear space. The instance is cached and shared, so do not mutate it. */
export function linear(hex: string): Color {
  let color = cache.get(hex);
  if (!color) cache.set(hex, (color = new Color(hex)));
  return color;
}

export function translucent(hex: string, opacity: number): string {
  return (
    hex +
    Math.round(opacity * 255)
      .toString(16)
      .padStart(2, '0')
  );
}

export function mix(a: string, b: string, amount: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(a, at) + (channel(b, at) - channel(a, at)) * amount))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}
