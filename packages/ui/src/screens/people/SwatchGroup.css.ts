import { screen } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

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

export const options = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  selectors: {
    [`${root}[data-size='lg'] &`]: {
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fill, minmax(${vars.space[20]}, 1fr))`,
    },
  },
});

export const option = screen.style({
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
    [`${root}[data-size='lg'] &`]: {
      flexDirection: 'column',
      gap: vars.space[1],
      // Padding leaves room for six Japanese characters on one line.
      padding: `${vars.space[2]} ${vars.space.half}`,
      borderRadius: vars.radius.card,
      textAlign: 'center',
    },
    '&:hover': { backgroundColor: vars.color.fill },
    '&:has(:checked)': {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accentFill,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.accent}`,
      color: vars.color.accentText,
      fontWeight: vars.font.weight.medium,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: vars.space.half,
    },
  },
});

// The swatch shows selection and focus; the radio is kept for keyboards and assistive technology.
export const input = screen.style({
  position: 'absolute',
  inset: vars.space[0],
  width: '100%',
  height: '100%',
  margin: vars.space[0],
  opacity: 0,
  cursor: 'pointer',
});

export const picture = screen.style({
  display: 'flex',
  flex: 'none',
  selectors: {
    [`${root}[data-size='sm'] &`]: { marginInlineStart: `calc(-1 * ${vars.space[1]})` },
  },
});

export const label = screen.style({
  selectors: {
    [`${root}[data-size='lg'] &`]: {
      fontSize: vars.font.size.xs,
      lineHeight: vars.font.lineHeight.tight,
    },
  },
});

export const colour = screen.style({
  // Keeps the swatch colour in forced-colours mode.
  forcedColorAdjust: 'none',
  width: vars.space[5],
  height: vars.space[5],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.round,
});
