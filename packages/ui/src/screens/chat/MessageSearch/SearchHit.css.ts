import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[3],
  marginInline: `calc(-1 * ${vars.space[2]})`,
  padding: vars.space[2],
  borderRadius: vars.radius.control,
  selectors: { '&:hover': { backgroundColor: vars.color.fill } },
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

// The button's area is the whole hit.
export const name = screen.style({
  minWidth: vars.space[0],
  padding: vars.space[0],
  overflow: 'hidden',
  border: 'none',
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '::after': {
    content: '',
    position: 'absolute',
    inset: vars.space[0],
    borderRadius: vars.radius.control,
  },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `${vars.size.focusRing} solid ${vars.color.focus}` },
  },
});

export const time = screen.style({ flex: 'none', marginInlineStart: 'auto' });

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
