import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[1],
  maxWidth: vars.size.form,
  marginInline: 'auto',
  paddingBlock: vars.space[12],
  paddingInline: vars.space[4],
  textAlign: 'center',
  wordBreak: 'auto-phrase',
  textWrap: 'balance',
});

export const icon = pattern.style({
  display: 'flex',
  marginBlockEnd: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.fill,
  color: vars.color.textMuted,
});

export const action = pattern.style({ marginBlockStart: vars.space[4] });
