import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const details = screen.style({
  display: 'flex',
  flexDirection: 'column',
  margin: '0',
  borderBlock: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const row = screen.style({
  display: 'grid',
  gridTemplateColumns: '5rem 1fr',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  paddingBlock: vars.space[3],
  selectors: {
    '& + &': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}` },
  },
});

export const value = screen.style({ margin: '0', minWidth: '0' });
