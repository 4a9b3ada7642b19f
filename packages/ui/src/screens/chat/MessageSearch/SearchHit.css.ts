import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ alignItems: 'flex-start' });

export const text = screen.style({
  display: '-webkit-box',
  margin: vars.space[0],
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  whiteSpace: 'pre-wrap',
});

export const file = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: vars.space[0],
});

export const mark = screen.style({
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.warningFill,
  color: 'inherit',
  fontWeight: vars.font.weight.bold,
});
