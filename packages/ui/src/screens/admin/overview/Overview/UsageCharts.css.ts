import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

export const charts = screen.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  gap: vars.space[4],
});
