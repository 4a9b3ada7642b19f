import { browserDeps } from '@office/client/lib/deps.ts';
import type { BackgroundDeps } from './BackgroundFilter.ts';
import { selectBackground, selectedBackground } from './backgroundChoice.ts';

/** Loads the effect only when a background is selected. */
export const browserBackground: BackgroundDeps = {
  clock: browserDeps.clock,
  background: selectedBackground,
  turnOff: () => selectBackground('none'),
  async startPipeline(...start) {
    const { startBrowserPipeline } = await import('./browserPipeline.ts');
    return startBrowserPipeline(...start);
  },
};
