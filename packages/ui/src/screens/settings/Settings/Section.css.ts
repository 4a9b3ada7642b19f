import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  paddingBlock: vars.space[5],
  scrollMarginBlockStart: vars.space[4],
  outline: 'none',
  selectors: {
    '&:first-child': { paddingBlockStart: vars.space[0] },
    '& + &': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}` },
  },
});

export const content = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  marginBlockStart: vars.space[3],
});
