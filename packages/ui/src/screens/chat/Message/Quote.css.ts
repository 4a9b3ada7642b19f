import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxWidth: '100%',
  minHeight: vars.size.hit,
  paddingInline: vars.space[2],
  paddingBlock: vars.space.half,
  border: 'none',
  borderInlineStart: `${vars.size.focusRing} solid ${vars.color.borderStrong}`,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: vars.color.fill } },
});

export const name = screen.style({ flex: 'none', maxWidth: '40%', display: 'flex' });

export const text = screen.style({ minWidth: vars.space[0] });
