import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  padding: vars.space[1],
  border: 'none',
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover, &[aria-expanded="true"]': { backgroundColor: vars.color.fill } },
});

export const words = screen.style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: vars.space[0],
  '@media': { [media.belowDesktop]: { display: 'none' } },
});
