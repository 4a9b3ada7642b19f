import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const meeting = screen.style({
  display: 'flex',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  selectors: {
    '& + &': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}` },
  },
});

export const times = screen.style({
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  width: vars.space[12],
  lineHeight: vars.font.lineHeight.snug,
});

export const words = screen.style({
  flex: '1',
  minWidth: vars.space[0],
  paddingInlineStart: vars.space[3],
  borderInlineStart: `${vars.size.focusRing} solid ${vars.color.accent}`,
  lineHeight: vars.font.lineHeight.snug,
  selectors: {
    '&[data-status="ENDED"]': { borderInlineStartColor: vars.color.border },
  },
});
