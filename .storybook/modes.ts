/**
 * The modes in which every story is shown, tested and photographed. Storybook's toolbar, the
 * story tests (vitest.config.ts) and Chromatic (preview.tsx) read this one table.
 */
export const modes = {
  'en-light': { locale: 'en', appearance: 'light' },
  'ja-dark': { locale: 'ja', appearance: 'dark' },
} as const;

export type Mode = (typeof modes)[keyof typeof modes];

/** The widths, in pixels, at which a design is looked at. */
export const viewports = { phone: 390, desktop: 1280 } as const;
