import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'center',
  gap: vars.space[2],
  margin: vars.space[0],
  paddingInline: vars.space[4],
  paddingBlock: vars.space[1],
  textAlign: 'center',
});
