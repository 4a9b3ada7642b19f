import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

const inset = vars.space[5];

export const root = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: vars.space[0],
  containerType: 'inline-size',
});

export const header = pattern.style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.space[16],
  paddingBlock: vars.space[2],
  paddingInlineStart: inset,
  paddingInlineEnd: vars.space[3],
});

export const back = pattern.style({
  flex: 'none',
  marginInlineStart: `calc(-1 * ${vars.space[3]})`,
});

export const titles = pattern.style({
  flex: '1',
  minWidth: vars.space[0],
  wordBreak: 'auto-phrase',
});

const cut = {
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
} as const;
pattern.global(`${titles} > h1`, { ...cut, WebkitLineClamp: 5 });
pattern.global(`${titles} > h1 ~ *`, { ...cut, WebkitLineClamp: 3 });

export const toolbar = pattern.style({
  flex: 'none',
  paddingInline: inset,
  paddingBlockEnd: vars.space[3],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const body = pattern.style({
  // Positioned, so that absolute content scrolls with it instead of extending the page.
  position: 'relative',
  flex: '1',
  minHeight: vars.space[0],
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: inset,
  paddingBlock: vars.space[4],
  scrollbarWidth: 'thin',
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space[1]})` } },
});

export const footer = pattern.style({
  flex: 'none',
  paddingInline: inset,
  paddingBlock: vars.space[3],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
  selectors: { '&:empty': { display: 'none' } },
});
