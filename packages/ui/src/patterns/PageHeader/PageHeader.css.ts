import { media } from '../../styles/media.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });

export const line = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  '@media': {
    [media.tablet]: {
      flexDirection: 'row',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: vars.space[6],
    },
  },
});

export const words = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minWidth: vars.space[0],
  maxWidth: vars.size.prose,
});

export const title = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
});

export const actions = pattern.style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: vars.space[2],
});
