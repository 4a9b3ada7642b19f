import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const summary = screen.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlockStart: vars.space[2],
  paddingBlockEnd: vars.space[5],
  textAlign: 'center',
});

export const names = screen.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  maxWidth: '100%',
});

export const presence = screen.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[1],
});

export const details = screen.style({
  margin: vars.space[0],
  marginBlockStart: vars.space[5],
});

export const detail = screen.style({
  paddingBlock: vars.space[3],
  selectors: {
    '& + &': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}` },
  },
});

export const link = screen.style({
  color: vars.color.accentText,
  textDecorationLine: 'none',
  selectors: { '&:hover': { textDecorationLine: 'underline' } },
});
