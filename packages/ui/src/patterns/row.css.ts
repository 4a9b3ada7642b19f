import { media } from '../styles/media.ts';
import { pattern } from '../styles/style.ts';
import { vars } from '../styles/vars.css.ts';

export const root = pattern.style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  marginInline: `calc(-1 * ${vars.space[2]})`,
  padding: vars.space[2],
  borderRadius: vars.radius.control,
  '@media': { [media.coarse]: { minHeight: vars.size.finger } },
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill },
    "&[data-current='true']": { backgroundColor: vars.color.accentFill },
  },
});

export const words = pattern.style({
  display: 'flex',
  flex: '1',
  flexDirection: 'column',
  minWidth: vars.space[0],
  lineHeight: vars.font.lineHeight.snug,
});

export const line = pattern.style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  minWidth: vars.space[0],
});

/** Truncated before the name, and hidden on phones. */
export const nativeName = pattern.style({
  display: 'none',
  minWidth: vars.space[0],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { display: 'block' } },
});

/** Name of the row as a button or link that covers the whole row. Other controls are stacked above it. */
export const rowLink = pattern.style({
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
  '@media': {
    [media.tablet]: {
      selectors: { [`&:has(+ ${nativeName})`]: { flexShrink: '0', maxWidth: '100%' } },
    },
  },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `${vars.size.focusRing} solid ${vars.color.focus}` },
  },
});

/** The note is never shortened. The name is truncated instead. */
export const mark = pattern.style({ flex: 'none', whiteSpace: 'nowrap' });

export const time = pattern.style({ flex: 'none', marginInlineStart: 'auto' });

export const action = pattern.style({ position: 'relative', zIndex: 1, display: 'flex' });
