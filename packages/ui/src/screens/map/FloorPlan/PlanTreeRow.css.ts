import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.controlSmall,
  '@media': { [media.coarse]: { minHeight: vars.size.finger } },
  paddingInlineEnd: vars.space[2],
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill },
    "&[aria-selected='true']": { backgroundColor: vars.color.accentFill },
    "&[aria-disabled='true']": { cursor: 'default' },
    "&[data-level='2']": { paddingInlineStart: vars.space[4] },
    "&[data-level='3']": { paddingInlineStart: vars.space[8] },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space.half})` },
  },
});

export const toggle = screen.style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.hit,
  height: vars.size.hit,
  marginInlineEnd: `calc(-1 * ${vars.space[1]})`,
});

export const words = screen.style({
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'baseline',
  gap: vars.space[2],
  minWidth: vars.space[0],
});

/** The parts after the name shrink first. */
export const name = screen.style({ flex: '0 1 auto', minWidth: vars.space[0] });

export const mark = screen.style({
  flex: '0 999 auto',
  minWidth: vars.space[0],
  overflow: 'hidden',
  whiteSpace: 'nowrap',
});

export const note = screen.style({
  display: 'flex',
  flex: 'none',
  minWidth: vars.space[0],
  maxWidth: '50%',
});

export const taken = screen.style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.half,
  paddingInline: vars.space[1],
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.accentFill,
  color: vars.color.accentText,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});
