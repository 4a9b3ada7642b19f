import { pattern } from './style.ts';

/** A person's colour on a calendar, as the elements in it take it. Far enough apart to be told by ten people. */
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

/** Classes that say the colour: ten of them. */
export const personColors: readonly string[] = colors.map((color) =>
  pattern.style({
    vars: { [personColorVar]: color },
    selectors: {
      '.dark &': { vars: { [personColorVar]: `color-mix(in oklab, ${color} 72%, white)` } },
    },
  }),
);

/** A meeting of nobody whose calendar is shown, such as a room's. */
export const noPersonColor = pattern.style({ vars: { [personColorVar]: 'var(--gray-9)' } });
