import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  selectors: {
    '&:has(button:enabled):hover': { backgroundColor: vars.color.fill },
    "&[data-current='true']": {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accentFill,
    },
  },
});

export const words = screen.style({
  display: 'flex',
  flex: '1',
  flexDirection: 'column',
  gap: vars.space[1],
  minWidth: vars.space[24],
});

// The target of the button covers the whole card. The action beside it is above.
export const name = screen.style({
  padding: vars.space[0],
  border: 'none',
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  '::after': {
    content: '',
    position: 'absolute',
    inset: vars.space[0],
    borderRadius: vars.radius.card,
  },
  selectors: {
    '&:disabled': { color: vars.color.textMuted, cursor: 'not-allowed' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: vars.space.half,
    },
  },
});

export const facts = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  rowGap: vars.space.half,
});

export const fact = screen.style({ display: 'flex', alignItems: 'center', gap: vars.space[1] });

export const currentFloor = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
});

export const action = screen.style({ position: 'relative', zIndex: 1, display: 'flex' });
