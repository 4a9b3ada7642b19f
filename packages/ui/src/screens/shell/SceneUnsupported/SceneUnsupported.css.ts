import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  flex: 'none',
  padding: vars.space[3],
  backgroundColor: vars.color.surface,
});

export const actions = screen.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
