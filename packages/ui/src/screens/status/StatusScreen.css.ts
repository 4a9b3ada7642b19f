import { screen } from '../../styles/style.ts';

export const root = screen.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flexGrow: '1',
});
