import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const pair = screen.style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 3fr) minmax(0, 2fr)`,
  gap: vars.space[3],
});

export const participants = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
});

export const buttons = screen.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const people = screen.style({
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
  minHeight: vars.size.control,
});

export const words = screen.style({
  flex: '1',
  minWidth: vars.space[0],
  lineHeight: vars.font.lineHeight.snug,
});

export const state = screen.style({ display: 'flex', alignItems: 'center', gap: vars.space[1] });
