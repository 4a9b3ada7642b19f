import type { OfficeAvatar } from '@office/vocabulary';
import { browShapes, eyeShapes, freckleSpots, mouthShapes } from './features.ts';
import type { FeaturePaint, FeatureShape } from './features.ts';
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
  const colors: Record<FeaturePaint, string> = {
    ink: dark ? '#1c1318' : '#2f2830',
    lip: dark ? '#3c1718' : blend(darker(skin, 0.35), '#9c2f34', 0.5),
    brow: blend(darker(hair, 0.15), skin, 0.12),
    white: '#ffffff',
    tongue: lighter('#d9706a', 0.1),
  };
  const draw = (shapes: readonly FeatureShape[]) =>
    shapes
      .map(({ d, paint, width, opacity }) =>
        width === undefined
          ? fill(d, colors[paint], opacity)
          : line(d, colors[paint], width, opacity),
      )
      .join('');
  return [
    mirrored(oval(35.2, 54.6, 4.4, 2.9, flush, 0.62)),
    mirrored(draw(browShapes[kind])),
    mirrored(draw(eyeShapes[kind])),
    line('M46.8 52.4Q48 53.6 49.2 52.4', darker(skin, 0.32), 1.4, 0.8),
    draw(mouthShapes[kind]),
    kind === 'freckles' ? freckles(skin) : '',
  ].join('');
}

function freckles(skin: string): string {
  const color = darker(blend(skin, '#a85a2e', 0.55), 0.12);
  return mirrored(freckleSpots.map(([x, y]) => dot(x, y, 0.75, color, 0.85)).join(''));
}
