import { media } from '../../styles/media.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  selectors: {
    '&[data-fill="page"]': { minHeight: '100dvh', backgroundColor: vars.color.background },
  },
});

export const header = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
  '@media': { [media.tablet]: { padding: vars.space[6] } },
});

export const main = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  flexGrow: '1',
  padding: vars.space[5],
  paddingBlockEnd: vars.space[10],
  '::before': { content: "''", flexGrow: '2' },
  '::after': { content: "''", flexGrow: '3' },
});

export const content = pattern.style({
  textWrap: 'balance',
  selectors: { '&:lang(ja)': { wordBreak: 'auto-phrase' as 'normal' } },
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  width: '100%',
  maxWidth: vars.size.form,
});

export const mark = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.space[16],
  height: vars.space[16],
  borderRadius: vars.radius.panel,
  backgroundColor: vars.color.accentFill,
  color: vars.color.accentText,
});

export const actions = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { [media.belowTablet]: { flexDirection: 'column', alignItems: 'stretch' } },
});
