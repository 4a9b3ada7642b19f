import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  gap: vars.space[2],
  paddingInline: vars.space[4],
  paddingBlockStart: vars.space[1],
  paddingBlockEnd: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
});

export const box = screen.style({
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.borderStrong}`,
  selectors: {
    '&:focus-within': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.size.hairline})`,
    },
    "&[data-invalid='true']": {
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.dangerText}`,
    },
  },
});

export const field = screen.style({
  display: 'block',
  width: '100%',
  maxHeight: vars.size.menu,
  paddingInline: vars.space[3],
  paddingBlockStart: vars.space[3],
  paddingBlockEnd: vars.space[1],
  border: 'none',
  backgroundColor: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.font.size.md,
  lineHeight: vars.font.lineHeight.body,
  resize: 'none',
  unicodeBidi: 'plaintext',
  fieldSizing: 'content' as never,
  '@media': { [media.tablet]: { fontSize: vars.font.size.chat } },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
  },
});

export const tools = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  '@media': { [media.coarse]: { gap: vars.space[3] } },
  padding: vars.space[1],
});

export const hint = screen.style({
  display: 'flex',
  flex: '1',
  justifyContent: 'flex-end',
  minWidth: vars.space[0],
  paddingInline: vars.space[2],
});

// With `hint`: a text wider than the line wraps below the empty first item and is clipped.
export const optional = screen.style({
  flexWrap: 'wrap',
  alignItems: 'center',
  height: '1lh',
  overflow: 'hidden',
  '::before': { content: "''", height: '100%' },
});

// Visually hidden file input, opened by the button beside it.
export const picker = screen.style({
  position: 'absolute',
  width: vars.size.hairline,
  height: vars.size.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
