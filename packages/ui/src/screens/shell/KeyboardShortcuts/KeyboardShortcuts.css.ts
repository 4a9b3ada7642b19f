import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  '@media': { [media.tablet]: { columns: 2, columnGap: vars.space[8] } },
});

export const tour = screen.style({ marginBlockEnd: vars.space[5] });

export const group = screen.style({
  breakInside: 'avoid',
  marginBlockEnd: vars.space[6],
});

export const list = screen.style({
  margin: vars.space[0],
  marginBlockStart: vars.space[2],
  padding: vars.space[0],
});

export const row = screen.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[1],
});

export const keys = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[1],
  margin: vars.space[0],
});
