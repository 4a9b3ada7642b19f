import { screen } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const foot = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const vote = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
});

/** Collapses the gap while the vote message is empty. */
export const voted = screen.style({
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space[3]})` } },
});

export const buttons = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
