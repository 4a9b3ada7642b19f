import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  wordBreak: 'auto-phrase',
});

export const icon = screen.style({
  display: 'flex',
  alignSelf: 'start',
  marginBlock: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.accentFill,
  color: vars.color.accentText,
});

export const ways = screen.style({
  margin: vars.space[0],
  marginBlockStart: vars.space[4],
  padding: vars.space[0],
  overflow: 'hidden',
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  listStyle: 'none',
});

export const way = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.controlLarge,
  paddingInline: vars.space[4],
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space.half})` },
    'li + li > &': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}` },
  },
});

export const wayName = screen.style({ flex: '1' });
