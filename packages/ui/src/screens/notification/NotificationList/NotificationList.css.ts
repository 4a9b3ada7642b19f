import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const notice = screen.style({ marginBlockEnd: vars.space[4] });

export const section = screen.style({});

export const part = screen.style({
  selectors: { [`${section} + ${section} > &`]: { marginBlockStart: vars.space[6] } },
});

export const day = screen.style({
  marginBlock: `${vars.space[4]} ${vars.space[1]}`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  selectors: {
    [`${section}:first-of-type > &:first-child`]: { marginBlockStart: vars.space[0] },
    [`${part} + &`]: { marginBlockStart: vars.space[2] },
  },
});

export const list = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});
