import type { OfficeAvatar } from '@office/vocabulary';
import { blend, darker, dot, fill, lighter, lightness, line, mirrored, oval } from './svg.ts';

export function head(skin: string): string {
  return [
    mirrored(
      oval(29.2, 48, 3.6, 4.6, darker(skin, 0.08)) + oval(29.8, 48, 1.8, 2.6, darker(skin, 0.2)),
    ),
    fill(
      'M48 24C59.5 24 67 32 67 44.5C67 57 59 66 48 66C37 66 29 57 29 44.5C29 32 36.5 24 48 24Z',
      skin,
    ),
  ].join('');
}

export function face(kind: OfficeAvatar['face'], skin: string, hair: string): string {
  const flush = blend(skin, '#e0604e', 0.42);
  const dark = lightness(skin) < 0.45;
  const ink = dark ? '#1c1318' : '#2f2830';
  const lip = dark ? '#3c1718' : blend(darker(skin, 0.35), '#9c2f34', 0.5);
  const brow = blend(darker(hair, 0.15), skin, 0.12);
  return [
    mirrored(oval(35.2, 54.6, 4.4, 2.9, flush, 0.62)),
    mirrored(brows[kind](brow)),
    mirrored(eyes[kind](ink)),
    line('M46.8 52.4Q48 53.6 49.2 52.4', darker(skin, 0.32), 1.4, 0.8),
    mouths[kind](lip),
    kind === 'freckles' ? freckles(skin) : '',
  ].join('');
}

const roundEye = (radius: number) => (ink: string) =>
  oval(40.4, 47.6, radius, radius * 1.28, ink) + dot(41.2, 46.3, radius * 0.36, '#ffffff');

const eyes: Record<OfficeAvatar['face'], (ink: string) => string> = {
  calm: roundEye(2.15),
  smile: (ink) => line('M37.4 48.6Q40.4 44.8 43.4 48.6', ink, 2.1),
  bright: (ink) => roundEye(2.7)(ink) + dot(39.4, 49.3, 0.6, '#ffffff', 0.8),
  freckles: roundEye(2.4),
};

const softBrow = (color: string) => line('M37 41.6Q40 39.8 43 41.2', color, 1.6);

const brows: Record<OfficeAvatar['face'], (color: string) => string> = {
  calm: (color) => line('M37 41.9Q40 41 43.2 41.8', color, 1.6),
  smile: softBrow,
  bright: (color) => line('M36.8 40.6Q40 38.2 43.2 40', color, 1.6),
  freckles: softBrow,
};

const mouths: Record<OfficeAvatar['face'], (color: string) => string> = {
  calm: (color) => line('M44.6 58.2Q48 60.4 51.4 58.2', color, 1.8),
  smile: (color) => line('M43 57.2Q48 62.2 53 57.2', color, 1.9),
  bright: (color) =>
    fill('M42.6 56.6Q48 57.8 53.4 56.6Q53 63 48 63Q43 63 42.6 56.6Z', color) +
    fill('M43.6 57Q48 58 52.4 57Q52.2 58.9 48 58.9Q43.8 58.9 43.6 57Z', '#ffffff') +
    oval(48, 61.7, 2.4, 1.1, lighter('#d9706a', 0.1)),
  freckles: (color) => line('M43.8 57.6Q48.6 61.4 52.6 57', color, 1.8),
};

function freckles(skin: string): string {
  const color = darker(blend(skin, '#a85a2e', 0.55), 0.12);
  const spots = [
    [33.4, 52.6],
    [36.2, 53.8],
    [38.6, 52.2],
    [35, 55.8],
    [45.2, 51.2],
  ] as const;
  return mirrored(spots.map(([x, y]) => dot(x, y, 0.75, color, 0.85)).join(''));
}
