import { screen } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const column = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
});

export const words = screen.style({ gap: vars.space[1] });

export const section = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
});

export const list = screen.style({
  display: 'flex',
  flexDirection: 'column',
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const wrappingLabel = screen.style({
  lineHeight: vars.font.lineHeight.snug,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

export const excerpt = screen.style({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
});
