import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  margin: vars.space[0],
  paddingInline: vars.space[4],
  paddingBlock: vars.space[1],
  textAlign: 'center',
});

export const time = screen.style({
  marginInlineStart: vars.space[2],
  whiteSpace: 'nowrap',
});
