import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({
  textWrap: 'pretty',
  selectors: { '&:lang(ja)': { wordBreak: 'auto-phrase' as 'normal' } },
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
});

pattern.global(`${root} p`, { wordBreak: 'normal' });

export const head = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
});

export const mark = pattern.variants({
  neutral: { color: vars.color.accentText, backgroundColor: vars.color.accentFill },
  success: { color: vars.color.successText, backgroundColor: vars.color.successFill },
  warning: { color: vars.color.warningText, backgroundColor: vars.color.warningFill },
});

export const markShape = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.space[12],
  height: vars.space[12],
  marginBlockEnd: vars.space[2],
  borderRadius: vars.radius.card,
});

// The title is focused only so that screen readers announce it.
pattern.global(`${head} h1:focus-visible`, { outline: 'none' });
