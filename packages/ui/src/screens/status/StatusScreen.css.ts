import { screen } from '../../styles/style.ts';

/** As high as its place, within a frame. */
export const root = screen.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flexGrow: '1',
});
