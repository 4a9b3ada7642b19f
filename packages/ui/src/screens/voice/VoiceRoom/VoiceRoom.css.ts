import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const list = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const person = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
});

export const requests = screen.style({ marginBlockEnd: vars.space[4] });

export const waiting = screen.style({ marginBlockStart: vars.space[5] });

export const document = screen.style({ marginBlockEnd: vars.space[4] });

export const footer = screen.style({ display: 'flex', gap: vars.space[2] });

export const wide = screen.style({ flex: '1' });
