import { panelAsideWidth } from '../../../patterns/SidePanel/panelAsideWidth.ts';
import { useMedia } from '../../../primitives/useMedia.ts';
import { clampPanelWidth } from './panelWidth.ts';

/** In pixels: the collapsed and the expanded sidebar, and the visible part of the scene with its gaps. */
const rail = 72;
const expandedRail = 232;
const sceneStrip = 320 + 2 * 12;

interface PanelSpace {
  /** Width of the first column, as passed to `AppShell`. */
  panelWidth: number;
  navExpanded: boolean;
}

/** Whether the window has space for a panel with a second column and for the scene beside it. */
export function usePanelAsideFits({ panelWidth, navExpanded }: PanelSpace): boolean {
  return useMedia(`(min-width: ${minWindowWidth({ panelWidth, navExpanded })}px)`);
}

export function minWindowWidth({ panelWidth, navExpanded }: PanelSpace): number {
  const sidebar = navExpanded ? expandedRail : rail;
  return sidebar + clampPanelWidth(panelWidth) + panelAsideWidth + sceneStrip;
}
