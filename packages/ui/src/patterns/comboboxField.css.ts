import { pattern } from '../styles/style.ts';
import { vars } from '../styles/vars.css.ts';

export const field = pattern.style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  height: vars.size.controlLarge,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.borderStrong}`,
  selectors: {
    '&:focus-within': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.size.hairline})`,
    },
  },
});

export const input = pattern.style({
  flex: '1',
  minWidth: vars.space[0],
  height: '100%',
  padding: vars.space[0],
  border: 'none',
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  // A smaller font would make phones zoom the page.
  fontSize: vars.font.size.md,
  textOverflow: 'ellipsis',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
  },
});
