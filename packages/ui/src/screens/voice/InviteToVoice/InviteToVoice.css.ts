import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const notice = screen.style({ marginBlockEnd: vars.space[4] });

export const person = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
});

export const words = screen.style({
  display: 'flex',
  flex: '1',
  flexDirection: 'column',
  minWidth: vars.space[0],
  lineHeight: vars.font.lineHeight.snug,
});

export const action = screen.style({ flex: 'none' });
