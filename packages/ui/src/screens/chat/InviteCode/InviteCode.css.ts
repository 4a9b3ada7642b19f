import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });

export const line = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

export const code = screen.style({
  flex: '1',
  minWidth: vars.space[0],
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.fill,
  fontFamily: vars.font.mono,
  fontSize: vars.font.size.md,
  letterSpacing: '0.04em',
  userSelect: 'all',
});
