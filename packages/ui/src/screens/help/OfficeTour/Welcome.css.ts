import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const people = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.snug,
});

export const faces = screen.style({ display: 'flex', flex: 'none' });

export const face = screen.style({
  display: 'flex',
  borderRadius: vars.radius.round,
  outline: `${vars.size.focusRing} solid ${vars.color.surface}`,
  selectors: { '& + &': { marginInlineStart: `calc(-1 * ${vars.space[2]})` } },
});

/** Limits the width in a wide row, in which long names would displace the text. */
export const names = screen.style({ maxWidth: '22rem', overflowWrap: 'anywhere' });
