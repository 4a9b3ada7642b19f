import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const section = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  selectors: { '& + &': { marginBlockStart: vars.space[6] } },
});

export const suggestions = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const suggestion = screen.style({
  minHeight: vars.size.controlSmall,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  border: `${vars.size.hairline} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill },
    "&[aria-pressed='true']": {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accentFill,
      color: vars.color.accentText,
    },
    '&:focus-visible': { outline: `${vars.size.focusRing} solid ${vars.color.focus}` },
  },
});

export const days = screen.style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const day = screen.style({ flex: '1' });

export const table = screen.style({ display: 'flex', flexDirection: 'column' });

const row = { display: 'flex', alignItems: 'stretch', gap: vars.space[1] } as const;

export const head = screen.style({ ...row, paddingBlockEnd: vars.space[2] });

export const column = screen.style({
  display: 'flex',
  flex: '1',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.space[0],
});

export const face = screen.style({ display: 'flex' });

export const line = screen.style({
  ...row,
  position: 'relative',
  minHeight: vars.size.hit,
  borderRadius: vars.radius.small,
  color: vars.color.text,
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill },
    "&[data-past='true']": { color: vars.color.textMuted },
    '&:has(:checked)': {
      backgroundColor: vars.color.accentFill,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.accent}`,
    },
    '&:has(:focus-visible)': { outline: `${vars.size.focusRing} solid ${vars.color.focus}` },
  },
});

export const radio = screen.style({
  position: 'absolute',
  inset: vars.space[0],
  width: '100%',
  height: '100%',
  margin: vars.space[0],
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const time = screen.style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  width: vars.space[12],
  paddingInlineStart: vars.space[2],
});

export const cell = screen.style({
  flex: '1',
  minWidth: vars.space[0],
  marginBlock: vars.size.hairline,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.fill,
  selectors: {
    "[data-free='true'] > &": { backgroundColor: vars.color.successFill },
    "&[data-busy='true']": { backgroundColor: vars.color.borderStrong },
    "[data-past='true'] > &": { opacity: 0.5 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { "&[data-busy='true']": { border: `${vars.size.focusRing} solid` } },
    },
  },
});

export const note = screen.style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  width: vars.space[24],
  minWidth: vars.space[0],
  paddingInlineEnd: vars.space[2],
});
