import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const article = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  overflowWrap: 'anywhere',
});

export const header = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
});

export const meta = screen.style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
