import type { Language } from '@office/vocabulary';
import type { Appearance } from '../primitives/Theme/index.ts';

export interface Mode {
  locale: Language;
  appearance: Appearance;
}

/** Modes of all stories: toolbar, tests (.storybook/modeRun.ts) and Chromatic (preview.tsx). */
export const modes = {
  'en-light': { locale: 'en', appearance: 'light' },
  'ja-dark': { locale: 'ja', appearance: 'dark' },
} as const satisfies Record<string, Mode>;

export const viewports = { phone: 390, desktop: 1280 } as const;

export const photographed = Object.fromEntries(
  Object.entries(modes).flatMap(([mode, globals]) =>
    Object.entries(viewports).map(([viewport, width]) => [
      `${mode}-${viewport}`,
      { ...globals, viewport: width },
    ]),
  ),
);

/** Returns parameters that limit the snapshots of a story to one viewport. */
export function photographedAt(viewport: keyof typeof viewports) {
  const others = Object.entries(photographed).filter(
    ([, mode]) => mode.viewport !== viewports[viewport],
  );
  return {
    chromatic: { modes: Object.fromEntries(others.map(([name]) => [name, { disable: true }])) },
  };
}

/** Renders full-window stories in a frame on documentation pages. */
export const framed = { docs: { story: { inline: false, height: '480px' } } };
