import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[3],
  width: 'fit-content',
  maxWidth: '100%',
});

/** A single invisible input covers the drawn digits, so that pasting, autofill and screen readers work. */
export const input = pattern.style({
  position: 'absolute',
  inset: '0',
  width: '100%',
  height: '100%',
  margin: '0',
  padding: '0',
  border: 'none',
  opacity: '0',
  font: 'inherit',
  fontSize: vars.font.size.md,
  cursor: 'text',
});

export const digit = pattern.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: `0 1 ${vars.space[16]}`,
  width: vars.space[16],
  minWidth: vars.space[0],
  height: vars.space[16],
  borderRadius: vars.radius.control,
  border: `${vars.size.hairline} solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.font.size['2xl'],
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.lineHeight.tight,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-invalid]': { borderColor: vars.color.dangerText },
    '&[data-current]': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.size.hairline})`,
    },
  },
});
