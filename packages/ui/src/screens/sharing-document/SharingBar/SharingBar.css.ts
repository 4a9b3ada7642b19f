import * as bar from '../../../patterns/officeBar.css.ts';
import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

const own = screen.style({
  alignItems: 'center',
  '@media': {
    [media.tablet]: {
      width: 'fit-content',
      maxWidth: `min(100%, ${vars.size.toast})`,
      marginBlockEnd: vars.space[2],
    },
    // Placed next to the call bar, which needs the width.
    [media.low]: { flex: 'none', width: 'fit-content', marginBlockEnd: vars.space[0] },
  },
});

export const root = `${bar.root} ${own}`;

export const open = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: vars.space[0],
  padding: vars.space[0],
  border: 'none',
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: vars.space.half,
    },
  },
});

export const picture = screen.style({
  flexShrink: '0',
  width: vars.space[16],
  height: vars.space[10],
  objectFit: 'contain',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.fill,
});

/** Visually hidden in low windows, but available to screen readers. */
export const words = screen.style({
  minWidth: vars.space[0],
  '@media': {
    [media.low]: {
      position: 'absolute',
      width: vars.size.hairline,
      height: vars.size.hairline,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const withLabel = screen.style({ '@media': { [media.low]: { display: 'none' } } });

export const iconOnly = screen.style({
  display: 'none',
  '@media': { [media.low]: { display: 'block' } },
});

export const line = screen.style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  minWidth: vars.space[0],
});

export const count = screen.style({ flex: 'none' });
