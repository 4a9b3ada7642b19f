import type { Inset } from './camera-rig.ts';
import type { Viewport } from './stage.ts';

/** CSS pixels to the edge of the canvas, and to what covers it. */
const edge = 8;

/** The place of a board on the glass, or as little aside as it takes to be read whole. */
export function keepInView(
  { left, top }: { left: number; top: number },
  { width }: { width: number },
  viewport: Pick<Viewport, 'width'>,
  inset: Readonly<Inset>,
): { left: number; top: number } {
  const most = viewport.width - inset.right - edge - width;
  return { left: Math.max(inset.left + edge, Math.min(left, most)), top: Math.max(edge, top) };
}
