import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({
  margin: vars.space[0],
  padding: vars.space[0],
  overflow: 'hidden',
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  listStyle: 'none',
});

export const item = pattern.style({
  selectors: {
    '& + &': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}` },
  },
});

export const link = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.controlLarge,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space.half})` },
  },
});

export const text = pattern.style({
  flex: '1',
  lineHeight: vars.font.lineHeight.snug,
  selectors: { '&:lang(ja)': { wordBreak: 'auto-phrase' as 'normal' } },
});
