import { freckleSpots, ovalPath } from '@office/world/portrait/features';
import type { FeaturePaint, FeatureShape } from '@office/world/portrait/features';
import { CanvasTexture, SRGBColorSpace } from 'three';
import { brows, eyes, mouths } from './expressions.ts';
import type { FaceFeatures } from './expressions.ts';

/** Area of a face in the coordinates of a portrait, in hundredths of a metre. */
export const faceArea = { left: 30, top: 35, width: 36, height: 30 } as const;

/** Coordinates of the centre of the head in a portrait. */
export const portraitCentre = { x: 48, y: 45 } as const;

/** Cells of the atlas: one row per feature, painted over each other in this order. */
export const faceAtlasRows: readonly (readonly string[])[] = [
  ['plain', 'freckled'],
  Object.keys(eyes),
  Object.keys(brows),
  Object.keys(mouths),
];
export const faceAtlasColumns = Math.max(...faceAtlasRows.map((row) => row.length));

/** Pixels. */
const cell = 192;

const colors: Record<FeaturePaint, string> = {
  ink: '#2a2229',
  lip: '#7f3230',
  white: '#ffffff',
  tongue: '#dd7d74',
  // The shader replaces it by the colour of the hair.
  brow: '#ffffff',
};

/** Columns of the cells of a face, in the order of {@link faceAtlasRows}. */
export function faceCells(
  { eyes: eye, brows: brow, mouth }: FaceFeatures,
  freckled: boolean,
): [number, number, number, number] {
  const names = [freckled ? 'freckled' : 'plain', eye, brow, mouth];
  const columns = faceAtlasRows.map((row, i) => row.indexOf(names[i]!));
  return columns as [number, number, number, number];
}

export function faceAtlas(): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = cell * faceAtlasColumns;
  canvas.height = cell * faceAtlasRows.length;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas');
  context.lineCap = context.lineJoin = 'round';
  const paintCell = (row: number, column: number, paint: () => void) => {
    context.save();
    context.translate(column * cell, row * cell);
    context.scale(cell / faceArea.width, cell / faceArea.height);
    context.translate(-faceArea.left, -faceArea.top);
    paint();
    context.restore();
  };
  for (const freckled of [false, true])
    paintCell(0, Number(freckled), () => mirrored(context, () => paintCheek(context, freckled)));
  Object.values(eyes).forEach((shapes, column) =>
    paintCell(1, column, () => mirrored(context, () => paintShapes(context, shapes))),
  );
  Object.values(brows).forEach((shapes, column) =>
    paintCell(2, column, () => mirrored(context, () => paintShapes(context, shapes))),
  );
  Object.values(mouths).forEach((shapes, column) =>
    paintCell(3, column, () => paintShapes(context, shapes)),
  );
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

function mirrored(context: CanvasRenderingContext2D, paint: () => void): void {
  paint();
  context.translate(2 * portraitCentre.x, 0);
  context.scale(-1, 1);
  paint();
}

function paintCheek(context: CanvasRenderingContext2D, freckled: boolean): void {
  context.fillStyle = 'rgb(224 96 78 / 0.3)';
  context.fill(new Path2D(ovalPath(35.2, 54.6, 4.4, 2.9)));
  if (!freckled) return;
  context.fillStyle = 'rgb(150 84 50 / 0.7)';
  for (const [x, y] of freckleSpots) context.fill(new Path2D(ovalPath(x, y, 0.8)));
}

function paintShapes(context: CanvasRenderingContext2D, shapes: readonly FeatureShape[]): void {
  for (const { d, paint, width, opacity = 1 } of shapes) {
    context.globalAlpha = opacity;
    context.fillStyle = context.strokeStyle = colors[paint];
    context.lineWidth = width ?? 0;
    if (width === undefined) context.fill(new Path2D(d));
    else context.stroke(new Path2D(d));
  }
  context.globalAlpha = 1;
}
