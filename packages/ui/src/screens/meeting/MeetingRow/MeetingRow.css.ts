import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const times = screen.style({
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  alignSelf: 'flex-start',
  width: vars.space[12],
  lineHeight: vars.font.lineHeight.snug,
});

export const marks = screen.style({
  display: 'flex',
  flex: 'none',
  alignSelf: 'center',
  gap: vars.space[1],
});
