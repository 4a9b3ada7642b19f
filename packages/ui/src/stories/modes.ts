import type { Language } from '@office/vocabulary';
import type { Appearance } from '../primitives/Theme/index.ts';

/** A language and colours. */
export interface Mode {
  locale: Language;
  appearance: Appearance;
}

/**
 * The modes in which every story is shown, tested and photographed. Storybook's toolbar, the
 * story tests (.storybook/modeRun.ts) and Chromatic (preview.tsx) read this one table.
 */
export const modes = {
  'en-light': { locale: 'en', appearance: 'light' },
  'ja-dark': { locale: 'ja', appearance: 'dark' },
} as const satisfies Record<string, Mode>;

/** The widths, in pixels, at which a design is looked at. */
export const viewports = { phone: 390, desktop: 1280 } as const;

/** Each mode at each width, as Chromatic photographs them. */
export const photographed = Object.fromEntries(
  Object.entries(modes).flatMap(([mode, globals]) =>
    Object.entries(viewports).map(([viewport, width]) => [
      `${mode}-${viewport}`,
      { ...globals, viewport: width },
    ]),
  ),
);

/** Parameters of a story that is about one width: at another there is nothing to photograph. */
export function photographedAt(viewport: keyof typeof viewports) {
  const others = Object.entries(photographed).filter(
    ([, mode]) => mode.viewport !== viewports[viewport],
  );
  return {
    chromatic: { modes: Object.fromEntries(others.map(([name]) => [name, { disable: true }])) },
  };
}

/** Parameters of what takes a window of its own: on its page of documentation it is in a frame. */
export const framed = { docs: { story: { inline: false, height: '480px' } } };
