import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const parts = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
});

export const footer = screen.style({ display: 'flex', gap: vars.space[2] });

export const save = screen.style({ flex: '1' });

export const mirror = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
});

export const portrait = screen.style({
  flex: 'none',
  width: vars.space[24],
  height: vars.space[24],
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.accentFill,
});

export const aside = screen.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[2],
});

export const swatch = screen.style({
  width: vars.space[12],
  height: vars.space[12],
  borderRadius: vars.radius.round,
});
