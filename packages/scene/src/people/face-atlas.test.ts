import { avatarOptions } from '@office/vocabulary';
import { expect, it } from 'vitest';
import { brows, expressions, expressionFor, eyes, faceFeatures, mouths } from './expressions.ts';
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
  ['😂', 'laughing'],
  ['🎉', 'laughing'],
  ['😮', 'surprised'],
  ['👍', 'happy'],
])('shows %s as %s', (emoji, expression) => {
  expect(expressionFor(emoji)).toBe(expression);
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
