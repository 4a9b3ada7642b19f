import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const note = screen.style({ marginBlockEnd: vars.space[3] });

export const post = screen.style({ alignItems: 'flex-start' });

/** Bold, so that unread posts do not rely on colour alone. */
export const unread = screen.style({
  fontWeight: vars.font.weight.bold,
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
});

export const read = screen.style({
  fontWeight: vars.font.weight.regular,
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
});

export const dot = screen.style({
  flex: 'none',
  alignSelf: 'center',
  width: vars.space[2],
  height: vars.space[2],
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.accent,
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight' } },
});

export const metadata = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
});

export const metadataItem = screen.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: vars.space[0],
});
