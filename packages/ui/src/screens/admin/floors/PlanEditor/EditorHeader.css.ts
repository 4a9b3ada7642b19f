import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const title = screen.style({
  display: 'flex',
  flex: '1 1 10rem',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  minWidth: vars.space[0],
});

export const actions = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineStart: 'auto',
});

/** Hides the text on phones, so that all actions fit on one row. */
export const wideOnly = screen.style({
  '@container': { '(max-width: 24rem)': { display: 'none' } },
});
