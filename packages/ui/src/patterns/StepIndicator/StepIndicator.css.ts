import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const list = pattern.style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  listStyle: 'none',
  margin: '0',
  padding: '0',
});

export const step = pattern.style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: '0',
  textAlign: 'center',
  color: vars.color.textMuted,
  selectors: {
    '&[aria-current]': { color: vars.color.text },
    '& + &::before': {
      content: "''",
      position: 'absolute',
      insetBlockStart: `calc(${vars.space[7]} / 2)`,
      insetInlineEnd: `calc(50% + ${vars.space[5]})`,
      width: `calc(100% - 2 * ${vars.space[5]})`,
      borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
    },
    '&[data-reached]::before': { borderColor: vars.color.accent },
  },
});

export const number = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.space[7],
  height: vars.space[7],
  borderRadius: vars.radius.round,
  border: `${vars.size.hairline} solid ${vars.color.borderStrong}`,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-reached] &': { borderColor: vars.color.accent, color: vars.color.accentText },
    '[aria-current] &': {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
    },
  },
});
