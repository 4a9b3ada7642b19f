export const defaultPanelWidth = 420;
export const minPanelWidth = 360;
export const maxPanelWidth = 640;

export function clampPanelWidth(width: number): number {
  return Math.round(Math.min(maxPanelWidth, Math.max(minPanelWidth, width)));
}

const step = 16;
const largeStep = 64;

export function widthAfterKey(width: number, key: string, shift: boolean): number | undefined {
  const change = shift ? largeStep : step;
  if (key === 'ArrowRight') return clampPanelWidth(width + change);
  if (key === 'ArrowLeft') return clampPanelWidth(width - change);
  if (key === 'Home') return minPanelWidth;
  if (key === 'End') return maxPanelWidth;
  return undefined;
}
