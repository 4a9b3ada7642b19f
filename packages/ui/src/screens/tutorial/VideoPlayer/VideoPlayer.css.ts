import { screen } from '../../../styles/style.ts';
import { planVars } from '../../../styles/planVars.css.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: vars.space[0],
});

export const frame = screen.style({
  width: '100%',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  backgroundColor: planVars.charcoal,
});

export const caption = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const name = screen.style({ flex: '1', minWidth: vars.space[24] });

export const speed = screen.style({ width: vars.space[24] });
