import { media } from '../../styles/media.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

const safe = (side: 'top' | 'right' | 'bottom' | 'left', space: string) =>
  `max(${space}, env(safe-area-inset-${side}))`;

export const root = pattern.style({
  display: 'grid',
  minHeight: '100dvh',
  backgroundColor: vars.color.background,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(30rem, 5fr) 6fr' },
  },
});

export const side = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  paddingInlineStart: safe('left', vars.space[5]),
  paddingInlineEnd: safe('right', vars.space[5]),
  paddingBlockStart: safe('top', vars.space[4]),
  paddingBlockEnd: safe('bottom', vars.space[4]),
  '@media': {
    [media.tablet]: {
      paddingInline: vars.space[8],
      paddingBlock: vars.space[6],
    },
  },
});

export const header = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const name = pattern.style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

/** Starts at a fraction of the window height, so that an error or the next step does not move it. */
export const main = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  flexGrow: '1',
  paddingBlock: vars.space[8],
  '@media': {
    [media.tablet]: { paddingBlockStart: `calc(${vars.space[8]} + 8dvh)` },
  },
});

export const content = pattern.style({ width: '100%', maxWidth: vars.size.form });

export const footer = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space[6],
  rowGap: vars.space[2],
});

export const still = pattern.style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: vars.space[3],
      height: `calc(100dvh - 2 * ${vars.space[3]})`,
      margin: vars.space[3],
      marginInlineStart: '0',
      borderRadius: vars.radius.panel,
      overflow: 'hidden',
      backgroundColor: vars.color.fill,
    },
  },
});

export const image = pattern.style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
