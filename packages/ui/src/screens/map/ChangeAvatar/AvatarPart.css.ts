import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  minWidth: vars.space[0],
  margin: vars.space[0],
  padding: vars.space[0],
  border: 'none',
});

export const legend = screen.style({
  marginBlockEnd: vars.space[2],
  padding: vars.space[0],
  fontWeight: vars.font.weight.medium,
});

export const values = screen.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const value = screen.style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space[3],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.round,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill },
    '&:has(:checked)': {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accentFill,
      color: vars.color.accentText,
      fontWeight: vars.font.weight.medium,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: vars.space.half,
    },
  },
});

// The chip shows choice and focus; the radio stays for the keyboard and assistive technology.
export const input = screen.style({
  position: 'absolute',
  inset: vars.space[0],
  width: '100%',
  height: '100%',
  margin: vars.space[0],
  opacity: 0,
  cursor: 'pointer',
});

export const swatch = screen.style({
  width: vars.space[4],
  height: vars.space[4],
  marginInlineStart: `calc(-1 * ${vars.space[1]})`,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.round,
});
