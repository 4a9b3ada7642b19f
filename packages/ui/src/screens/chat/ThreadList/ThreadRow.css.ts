import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ alignItems: 'flex-start' });

export const words = screen.style({ gap: vars.space.half });

export const text = screen.style({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

export const reply = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: vars.space[0],
});

export const replyText = screen.style({ flex: '1', minWidth: vars.space[0] });

export const marks = screen.style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[1],
});
