import { media } from '../../styles/media.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
});

export const categories = pattern.style({ display: 'flex' });

export const category = pattern.style({
  display: 'flex',
  flex: '1 1 0',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.hit,
  height: vars.size.controlSmall,
  padding: vars.space[0],
  border: 'none',
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  cursor: 'pointer',
  '@media': { [media.coarse]: { height: vars.size.control } },
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill },
    "&[aria-pressed='true']": {
      backgroundColor: vars.color.accentFill,
      color: vars.color.accentText,
    },
  },
});

export const empty = pattern.style({
  height: vars.size.menu,
  padding: vars.space[4],
  overflowWrap: 'anywhere',
  textAlign: 'center',
});

export const footer = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.controlSmall,
});

export const name = pattern.style({ display: 'flex', flex: '1', minWidth: vars.space[0] });

export const tones = pattern.style({ display: 'flex', flex: 'none' });

export const tone = pattern.style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.hit,
  height: vars.size.hit,
  borderRadius: vars.radius.control,
  fontSize: vars.font.size.md,
  lineHeight: vars.font.lineHeight.tight,
  '@media': { [media.coarse]: { height: vars.size.control } },
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill },
    '&:has(:checked)': {
      backgroundColor: vars.color.accentFill,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.accent}`,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: vars.size.hairline,
    },
  },
});

/** Covers the whole tone, so that touch exploration finds the input. */
export const toneInput = pattern.style({
  position: 'absolute',
  inset: vars.space[0],
  margin: vars.space[0],
  opacity: '0',
  cursor: 'pointer',
});
