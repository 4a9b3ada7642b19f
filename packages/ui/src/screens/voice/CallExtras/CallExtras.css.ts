import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  width: `calc(${vars.size.popover} - 2 * ${vars.space[4]})`,
  maxWidth: '100%',
});

export const part = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
});

export const recording = screen.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[2],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
});
