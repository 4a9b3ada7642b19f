import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
  '@media': {
    [media.belowTablet]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});

export const name = screen.style({ flex: '1 1 auto', minWidth: vars.space[0] });

export const actions = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [media.belowTablet]: { display: 'contents' } },
});

export const buttons = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [media.belowTablet]: { gridArea: '2 / 1 / 3 / -1', gap: vars.space[1] } },
});

// Narrow screens show labels without icons.
screen.global(`${buttons} button:has(kbd) svg`, {
  '@media': { [media.belowTablet]: { display: 'none' } },
});

// Hidden on narrow screens, which rarely have a keyboard.
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
