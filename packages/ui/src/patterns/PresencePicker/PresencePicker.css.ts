import { media } from '../../styles/media.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
});

export const group = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: vars.space[0],
  margin: vars.space[0],
  padding: vars.space[0],
  border: 'none',
});

export const legend = pattern.style({
  marginBlockEnd: vars.space[1],
  padding: vars.space[0],
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
});

export const places = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.half,
  padding: vars.space.half,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.fill,
});

export const place = pattern.style({
  position: 'relative',
  display: 'flex',
  flex: '1 0 auto',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: vars.size.controlSmall,
  '@media': { [media.coarse]: { minHeight: vars.size.finger } },
  paddingInline: vars.space[3],
  borderRadius: vars.radius.small,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.fillHover },
    '&:has(:checked)': {
      backgroundColor: vars.color.surface,
      boxShadow: vars.shadow.raised,
      fontWeight: vars.font.weight.medium,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: vars.space.half,
    },
  },
});

export const automatic = pattern.style({
  display: 'flex',
  gap: vars.space[2],
  margin: vars.space[0],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.fill,
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.snug,
});

const row = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
} as const;

export const back = pattern.style({
  ...row,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  selectors: { '&:hover': { backgroundColor: vars.color.fill } },
});

export const status = pattern.style({
  ...row,
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill },
    '&:has(:checked)': {
      backgroundColor: vars.color.accentFill,
      fontWeight: vars.font.weight.medium,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.space.half})`,
    },
  },
});

export const input = pattern.style({
  position: 'absolute',
  inset: vars.space[0],
  width: '100%',
  height: '100%',
  margin: vars.space[0],
  opacity: 0,
  cursor: 'pointer',
});

export const check = pattern.style({ marginInlineStart: 'auto', color: vars.color.accentText });
