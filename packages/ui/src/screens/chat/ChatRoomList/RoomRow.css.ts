import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  marginInline: `calc(-1 * ${vars.space[2]})`,
  padding: vars.space[2],
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill },
    "&[data-current='true']": { backgroundColor: vars.color.accentFill },
  },
});

export const words = screen.style({
  display: 'flex',
  flex: '1',
  flexDirection: 'column',
  gap: vars.space.half,
  minWidth: vars.space[0],
  lineHeight: vars.font.lineHeight.snug,
});

export const line = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: vars.space[0],
});

// The link's area is the whole row.
export const name = screen.style({
  minWidth: vars.space[0],
  overflow: 'hidden',
  fontWeight: vars.font.weight.medium,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
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

export const mark = screen.style({ display: 'flex', flex: 'none' });

export const time = screen.style({ flex: 'none', marginInlineStart: 'auto' });

export const preview = screen.style({ flex: '1', minWidth: vars.space[0] });
