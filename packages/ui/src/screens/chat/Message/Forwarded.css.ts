import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[1],
  maxWidth: '100%',
  paddingInlineStart: vars.space[3],
  borderInlineStart: `${vars.size.focusRing} solid ${vars.color.borderStrong}`,
});

export const head = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxWidth: '100%',
});
