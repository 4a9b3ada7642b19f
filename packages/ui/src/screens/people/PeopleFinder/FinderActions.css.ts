import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const buttons = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

// Keys are for whoever has a keyboard.
export const keys = screen.style({
  display: 'none',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.fill,
  color: vars.color.textMuted,
  fontFamily: 'inherit',
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.snug,
  '@media': { [media.tablet]: { display: 'inline-block' } },
});
