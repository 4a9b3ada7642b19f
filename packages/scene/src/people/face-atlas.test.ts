import { avatarOptions } from '@office/vocabulary';
import { expect, it } from 'vitest';
import {
  brows,
  expressionOf,
  expressions,
  eyes,
  faceFeatures,
  isMouthOpen,
  mouths,
} from './expressions.ts';
import { faceArea, faceAtlasColumns, faceAtlasRows, faceCells } from './face-atlas.ts';

const looks = avatarOptions.face.flatMap((face) =>
  expressions.flatMap((expression) =>
    [false, true].map((blinking) => ({ face, expression, blinking })),
  ),
);

it.each(looks)('has a cell for each feature of $face, $expression, blinking: $blinking', (look) => {
  const features = faceFeatures(look.face, look.expression, look.blinking);
  const cells = faceCells(features, look.face === 'freckles');
  cells.forEach((column, row) => {
    expect(column).toBeGreaterThanOrEqual(0);
    expect(column).toBeLessThan(faceAtlasRows[row]!.length);
    expect(column).toBeLessThan(faceAtlasColumns);
  });
});

it.each(avatarOptions.face)('draws the six expressions of %s differently', (face) => {
  const drawn = expressions.map((expression) => JSON.stringify(faceFeatures(face, expression)));
  expect(new Set(drawn).size).toBe(expressions.length);
});

it('closes the eyes only while blinking, and keeps eyes that are already a curve', () => {
  expect(faceFeatures('bright', 'neutral').eyes).toBe('bright');
  expect(faceFeatures('bright', 'neutral', true).eyes).toBe('closed');
  expect(faceFeatures('smile', 'neutral', true).eyes).toBe('smile');
  expect(faceFeatures('calm', 'laughing', true).eyes).toBe('squeezed');
});

it.each([
  ['stand', undefined, false, 'neutral'],
  ['stand', undefined, true, 'listening'],
  ['talk', undefined, true, 'speaking'],
  ['wave', undefined, false, 'happy'],
  ['talk', '😂', true, 'laughing'],
  ['sit', '🎉', false, 'laughing'],
  ['sit', '😮', false, 'surprised'],
  ['stand', '👍', false, 'happy'],
] as const)(
  'shows %s with the reaction %s as %4$s',
  (state, reaction, inConversation, expected) => {
    expect(expressionOf(state, reaction, inConversation)).toBe(expected);
  },
);

it('closes the mouth between syllables', () => {
  expect(expressionOf('talk', undefined, false, true)).toBe('neutral');
  const open = Array.from({ length: 200 }, (_, i) => isMouthOpen(i * 0.16));
  const share = open.filter(Boolean).length / open.length;
  expect(share).toBeGreaterThan(0.3);
  expect(share).toBeLessThan(0.8);
});

it('keeps every feature inside the area of the face', () => {
  const right = faceArea.left + faceArea.width;
  const bottom = faceArea.top + faceArea.height;
  for (const shapes of [eyes, brows, mouths].flatMap((table) => Object.values(table)))
    for (const { d } of shapes) {
      const [x, y] = d.match(/-?\d+(\.\d+)?/g)!.map(Number) as [number, number];
      expect(x).toBeGreaterThan(faceArea.left);
      expect(x).toBeLessThan(right);
      expect(y).toBeGreaterThan(faceArea.top);
      expect(y).toBeLessThan(bottom);
    }
});
