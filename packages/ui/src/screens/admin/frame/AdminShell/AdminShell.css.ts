import { media } from '../../../../styles/media.ts';
import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

export const brand = screen.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[2],
});

export const barName = screen.style({ display: 'flex', flexGrow: '1', minWidth: '0' });

export const organization = screen.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.fill,
  overflowWrap: 'anywhere',
  '@media': { [media.smallLaptop]: { padding: vars.space[2] } },
});

export const organizationName = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: '0',
});

export const organizationWords = screen.style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  minWidth: '0',
  overflow: 'hidden',
});
