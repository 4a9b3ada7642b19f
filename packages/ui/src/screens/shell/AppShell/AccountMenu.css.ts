import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  padding: vars.space[1],
  border: 'none',
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover, &[aria-expanded="true"]': { backgroundColor: vars.color.fill } },
});

const hidden = {
  position: 'absolute',
  width: vars.size.hairline,
  height: vars.size.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

// Visually hidden while the rail is collapsed, but available to screen readers.
export const words = screen.style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: vars.space[0],
  lineHeight: vars.font.lineHeight.snug,
  '@media': { [media.belowDesktop]: hidden },
  selectors: { "[data-expanded='false'] > &": hidden },
});

export const menu = screen.style({ width: `calc(${vars.size.popover} - 2 * ${vars.space[4]})` });
