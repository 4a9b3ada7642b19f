export const defaultPanelWidth = 420;
export const minPanelWidth = 360;
export const maxPanelWidth = 640;

/** The width of a panel that takes most of the window: a strip of the scene stays, with a call in it. */
export const widePanel = `max(${maxPanelWidth}px, calc(100vw - 25rem))`;

/** A width in whole pixels that the panel may have. */
export function clampPanelWidth(width: number): number {
  return Math.round(Math.min(maxPanelWidth, Math.max(minPanelWidth, width)));
}

const step = 16;
const largeStep = 64;

/** The width after a key on the resizer, or undefined where the key means nothing to it. */
export function widthAfterKey(width: number, key: string, shift: boolean): number | undefined {
  const change = shift ? largeStep : step;
  if (key === 'ArrowRight') return clampPanelWidth(width + change);
  if (key === 'ArrowLeft') return clampPanelWidth(width - change);
  if (key === 'Home') return minPanelWidth;
  if (key === 'End') return maxPanelWidth;
  return undefined;
}
