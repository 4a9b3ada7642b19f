import { media } from '../../styles/media.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const list = pattern.style({
  display: 'grid',
  listStyle: 'none',
  margin: '0',
  padding: '0',
});

export const axis = pattern.variants({
  horizontal: { gridAutoFlow: 'column', gridAutoColumns: '1fr' },
  vertical: { gap: vars.space[4] },
});

export const step = pattern.style({
  position: 'relative',
  display: 'flex',
  minWidth: '0',
  color: vars.color.textMuted,
  selectors: {
    '&[data-current]': { color: vars.color.text },
    '& + &::before': { content: "''", position: 'absolute', borderColor: vars.color.border },
    '&[data-reached]::before': { borderColor: vars.color.accent },
  },
});

const line = `${vars.size.hairline} solid`;

export const stepOf = pattern.variants({
  horizontal: {
    justifyContent: 'center',
    textAlign: 'center',
    selectors: {
      '& + &::before': {
        insetBlockStart: `calc(${vars.space[1]} + ${vars.space[7]} / 2)`,
        insetInlineEnd: `calc(50% + ${vars.space[5]})`,
        width: `calc(100% - 2 * ${vars.space[5]})`,
        borderBlockStart: line,
      },
    },
  },
  vertical: {
    selectors: {
      '& + &::before': {
        insetBlockStart: `calc(${vars.space[1]} - ${vars.space[4]})`,
        insetInlineStart: `calc(${vars.space[1]} + ${vars.space[7]} / 2)`,
        height: `calc(${vars.space[4]} - ${vars.space[1]})`,
        borderInlineStart: line,
      },
    },
  },
});

export const content = pattern.style({
  display: 'flex',
  gap: vars.space[1],
  minWidth: '0',
  margin: '0',
  padding: vars.space[1],
  border: 'none',
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  selectors: {
    [`${stepOf.horizontal} > &`]: { flexDirection: 'column', alignItems: 'center' },
    [`${stepOf.vertical} > &`]: { alignItems: 'center', gap: vars.space[2], textAlign: 'start' },
  },
});

export const button = pattern.style({
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  '@media': { [media.coarse]: { minHeight: vars.size.finger } },
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill, color: vars.color.text },
    '&:focus-visible': { outline: `${vars.size.focusRing} solid ${vars.color.focus}` },
  },
});

export const number = pattern.style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  width: vars.space[7],
  height: vars.space[7],
  borderRadius: vars.radius.round,
  border: `${vars.size.hairline} solid ${vars.color.borderStrong}`,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-reached] &': { borderColor: vars.color.accent, color: vars.color.accentText },
    '[data-current] &': {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
    },
    "[data-status='invalid'] &": { borderColor: vars.color.danger, color: vars.color.dangerText },
    "[data-status='invalid'][data-current] &": { backgroundColor: vars.color.dangerFill },
  },
});

export const words = pattern.style({ display: 'flex', flexDirection: 'column', minWidth: '0' });
