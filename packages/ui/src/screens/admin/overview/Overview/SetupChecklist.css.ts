import { media } from '../../../../styles/media.ts';
import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

export const head = screen.style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const words = screen.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[1],
  minWidth: vars.space[0],
});

export const list = screen.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const step = screen.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
});

export const task = screen.style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

/** Begins below the name of the task. */
export const help = screen.style({
  paddingInlineStart: `calc(${vars.size.iconSmall} + ${vars.space[2]})`,
});
