import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const logo = screen.style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

export const logoSide = screen.style({
  display: 'flex',
  flex: '1',
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: vars.space[0],
});

export const logoButtons = screen.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

// The button beside it opens the file dialog; the input itself is only heard.
export const picker = screen.style({
  position: 'absolute',
  width: vars.size.hairline,
  height: vars.size.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
