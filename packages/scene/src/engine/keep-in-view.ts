import type { Inset } from './camera-rig.ts';
import type { Viewport } from './stage.ts';

/** Minimum CSS pixels to the edge of the canvas and to covering elements. */
const edgeMargin = 8;

export function keepInView(
  { left, top }: { left: number; top: number },
  { width }: { width: number },
  viewport: Pick<Viewport, 'width'>,
  inset: Readonly<Inset>,
): { left: number; top: number } {
  const most = viewport.width - inset.right - edgeMargin - width;
  return {
    left: Math.max(inset.left + edgeMargin, Math.min(left, most)),
    top: Math.max(edgeMargin, top),
  };
}
