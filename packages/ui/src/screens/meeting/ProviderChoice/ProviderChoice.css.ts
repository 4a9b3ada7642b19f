import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border}`,
  selectors: {
    "&[aria-invalid='true']": {
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.dangerText}`,
    },
  },
});

export const service = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingInlineEnd: vars.space[3],
  selectors: {
    '& + &': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}` },
    "&[data-chosen='true']": { backgroundColor: vars.color.accentFill },
  },
});

export const label = screen.style({
  display: 'flex',
  flex: '1',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: vars.space[0],
  paddingBlock: vars.space[2],
  paddingInlineStart: vars.space[3],
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
});

export const radio = screen.style({
  flex: 'none',
  width: vars.size.iconSmall,
  height: vars.size.iconSmall,
  margin: vars.space[0],
  accentColor: vars.color.accent,
  selectors: {
    '&:focus-visible': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: vars.size.focusRing,
    },
  },
});

export const words = screen.style({
  minWidth: vars.space[0],
  lineHeight: vars.font.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const state = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
});
