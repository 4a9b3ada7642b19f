import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ alignItems: 'flex-start' });

export const icon = screen.style({
  display: 'flex',
  flex: 'none',
  padding: vars.space[2],
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.fill,
  selectors: { '[data-unread] > &': { backgroundColor: vars.color.accentFill } },
});

export const words = screen.style({ gap: vars.space.half });

export const title = screen.style({
  display: '-webkit-box',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  selectors: { '&:lang(ja)': { wordBreak: 'auto-phrase' as 'normal' } },
});

/** Bold, so that unread notifications do not rely on colour alone. */
export const unread = screen.style({ fontWeight: vars.font.weight.bold });

export const read = screen.style({ fontWeight: vars.font.weight.regular });

export const line = screen.style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[2] });

export const excerpt = screen.style({
  display: '-webkit-box',
  flex: '1',
  minWidth: vars.space[0],
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

export const dot = screen.style({
  flex: 'none',
  width: vars.space[2],
  height: vars.space[2],
  marginBlockStart: vars.space[1],
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.accent,
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight' } },
});
