import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: vars.space[0],
});

export const header = screen.style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.space[16],
  // Aligns the back button with the other panels.
  paddingInlineStart: vars.space[2],
  paddingInlineEnd: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const words = screen.style({
  flex: '1',
  minWidth: vars.space[0],
  lineHeight: vars.font.lineHeight.snug,
});

export const threadLabel = screen.style({ paddingInlineStart: vars.space[2] });

export const body = screen.style({
  flex: '1',
  minHeight: vars.space[0],
  padding: vars.space[4],
  overflow: 'hidden',
});

export const first = screen.style({
  paddingBlockStart: vars.space[3],
  marginBlockEnd: vars.space[2],
});

export const count = screen.style({
  marginInline: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
});
