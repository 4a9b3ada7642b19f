import { media } from '../../styles/media.ts';
import { screen } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: vars.space[0],
});

export const picture = screen.style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: vars.size.control,
});

export const words = screen.style({
  flex: '1',
  minWidth: vars.space[0],
  lineHeight: vars.font.lineHeight.snug,
});

export const line = screen.style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  minWidth: vars.space[0],
});

export const grow = screen.style({ flex: '1', minWidth: vars.space[0] });

export const excerpt = screen.style({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

/** Touch devices have no such keys. */
export const keys = screen.style({ '@media': { [media.coarse]: { display: 'none' } } });

export const mark = screen.style({
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.warningFill,
  color: 'inherit',
  fontWeight: vars.font.weight.bold,
});
