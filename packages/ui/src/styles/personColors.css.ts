import { pattern } from './style.ts';

/** CSS variable with a person's colour in a calendar. The ten colours are clearly distinguishable. */
export const personColorVar = '--office-person';

const colors = [
  '#5b5bd6',
  '#0e8a7d',
  '#d0561a',
  '#c2298a',
  '#0b82b4',
  '#4f7f2a',
  '#a2740f',
  '#8e4ec6',
  '#c43e57',
  '#7a6a55',
];

export const personColors: readonly string[] = colors.map((color) =>
  pattern.style({
    vars: { [personColorVar]: color },
    selectors: {
      '.dark &': { vars: { [personColorVar]: `color-mix(in oklab, ${color} 72%, white)` } },
    },
  }),
);

export const noPersonColor = pattern.style({ vars: { [personColorVar]: 'var(--gray-9)' } });
