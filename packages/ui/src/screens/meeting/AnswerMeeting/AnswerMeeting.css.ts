import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.borderStrong}`,
});

export const answer = screen.style({
  display: 'flex',
  flex: '1',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minWidth: vars.space[0],
  minHeight: vars.size.control,
  padding: vars.space[0],
  paddingInline: vars.space[1],
  border: 'none',
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.font.size.sm,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill },
    "&[aria-pressed='true']": {
      backgroundColor: vars.color.accentFill,
      color: vars.color.accentText,
      fontWeight: vars.font.weight.bold,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.accent}`,
    },
    '&:focus-visible': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: vars.size.hairline,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { "&[aria-pressed='true']": { outline: `${vars.size.focusRing} solid` } },
    },
  },
});
