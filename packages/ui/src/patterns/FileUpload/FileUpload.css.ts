import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });

export const zone = pattern.style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minHeight: vars.space[24],
  padding: vars.space[4],
  border: `${vars.size.hairline} dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.card,
  textAlign: 'center',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover:has(input:enabled)': { backgroundColor: vars.color.fill },
    '&:has(input:focus-visible)': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: vars.space.half,
    },
    '&:has(input:disabled)': { backgroundColor: vars.color.fill, color: vars.color.textMuted },
  },
});

export const over = pattern.style({
  borderStyle: 'solid',
  borderColor: vars.color.accent,
  backgroundColor: vars.color.accentFill,
});

export const invalid = pattern.style({ borderColor: vars.color.dangerText });

export const zoneIcon = pattern.style({ display: 'flex', color: vars.color.textMuted });

export const input = pattern.style({
  position: 'absolute',
  inset: vars.space[0],
  width: '100%',
  height: '100%',
  opacity: '0',
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const choose = pattern.style({
  color: vars.color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  whiteSpace: 'nowrap',
  selectors: { ':has(input:disabled) &': { color: 'inherit', textDecoration: 'none' } },
});

export const list = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const item = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.space[12],
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});

export const words = pattern.style({
  display: 'flex',
  flex: '1',
  flexDirection: 'column',
  gap: vars.space.half,
  minWidth: vars.space[0],
  lineHeight: vars.font.lineHeight.snug,
});
