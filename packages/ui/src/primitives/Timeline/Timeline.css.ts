import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = primitive.style({ margin: 0, padding: 0, listStyle: 'none' });

export const item = primitive.style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[3],
  selectors: {
    '&:not(:last-child)': { paddingBlockEnd: vars.space[5] },
    '&:not(:last-child)::before': {
      content: "''",
      position: 'absolute',
      insetBlock: `${vars.space[6]} ${vars.space[0]}`,
      insetInlineStart: `calc((${vars.space[5]} - ${vars.size.hairline}) / 2)`,
      borderInlineStart: `${vars.size.hairline} solid ${vars.color.border}`,
    },
  },
});

export const marker = primitive.style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.space[5],
  height: vars.space[6],
});

export const tone = primitive.variants({
  neutral: { color: vars.color.textMuted },
  accent: { color: vars.color.accent },
  success: { color: vars.color.successText },
  warning: { color: vars.color.warningText },
  danger: { color: vars.color.dangerText },
});

export const dot = primitive.style({
  boxSizing: 'border-box',
  width: vars.space[2],
  height: vars.space[2],
  border: `calc(${vars.space[2]} / 2) solid currentColor`,
  borderRadius: vars.radius.round,
});

export const body = primitive.style({
  display: 'flex',
  flex: '1',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[3],
  minWidth: 0,
});

export const words = primitive.style({
  display: 'flex',
  flex: '1 1 10rem',
  flexDirection: 'column',
  gap: vars.space[1],
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const title = primitive.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.space[6],
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
});
