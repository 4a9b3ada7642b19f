import { media } from '../../styles/media.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const list = pattern.style({
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const line = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.size.controlSmall,
  '@media': { [media.coarse]: { minHeight: vars.size.finger } },
  paddingInlineEnd: vars.space[2],
  borderRadius: vars.radius.control,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.snug,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill },
    "&[aria-selected='true']": {
      backgroundColor: vars.color.accentFill,
      fontWeight: vars.font.weight.medium,
    },
    '&:focus-visible': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.size.focusRing})`,
    },
  },
});

export const toggle = pattern.style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.hit,
  height: vars.size.hit,
});

export const check = pattern.style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  width: vars.space[4],
  height: vars.space[4],
  marginInlineEnd: vars.space[1],
  border: `${vars.size.hairline} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.small,
  selectors: {
    "[aria-selected='true'] > &": {
      color: vars.color.onAccent,
      backgroundColor: vars.color.accent,
      borderColor: vars.color.accent,
    },
  },
});

export const name = pattern.style({
  flex: '1',
  minWidth: vars.space[0],
  marginInlineStart: vars.space[1],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
