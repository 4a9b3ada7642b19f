import { media } from '../../styles/media.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const outer = pattern.style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
});

export const root = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.size.control,
  maxHeight: '12rem',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  overflow: 'auto',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.borderStrong}`,
  cursor: 'text',
  selectors: {
    '&:has(input:focus)': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.size.hairline})`,
    },
  },
  '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid ButtonText` } },
});

export const invalid = pattern.style({
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.dangerText}`,
});

export const disabled = pattern.style({
  backgroundColor: vars.color.fill,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border}`,
  cursor: 'not-allowed',
});

export const tags = pattern.style({
  display: 'contents',
  listStyle: 'none',
});

export const tag = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minWidth: vars.space[0],
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.accentFill,
  color: vars.color.text,
});

export const wrong = pattern.style({ backgroundColor: vars.color.dangerFill });

export const words = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: vars.space[0],
  minHeight: vars.space[7],
  paddingInlineStart: vars.space[2],
  paddingInlineEnd: vars.space[1],
  border: 'none',
  borderRadius: vars.radius.small,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: vars.font.size.sm,
  cursor: 'text',
  selectors: { '&:disabled': { cursor: 'not-allowed', color: vars.color.textMuted } },
});

export const name = pattern.style({
  minWidth: vars.space[0],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const remove = pattern.style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.hit,
  height: vars.space[7],
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: vars.color.fillHover } },
});

// 16 px below tablet width, because iOS zooms into fields with smaller text.
export const input = pattern.style({
  flex: '1 1 8rem',
  minWidth: '6rem',
  minHeight: vars.space[7],
  paddingInline: vars.space[1],
  border: 'none',
  outline: 'none',
  backgroundColor: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.font.size.md,
  '@media': { [media.tablet]: { fontSize: vars.font.size.sm } },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: vars.color.textMuted, opacity: '1' },
    '&:disabled': { cursor: 'not-allowed' },
  },
});

export const messages = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const messageList = pattern.style({
  flex: '1 1 12rem',
  minWidth: vars.space[0],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});
