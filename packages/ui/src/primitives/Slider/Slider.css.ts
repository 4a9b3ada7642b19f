import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = primitive.style({
  width: '100%',
  height: vars.size.hit,
  margin: vars.space[0],
  accentColor: vars.color.accent,
  cursor: 'pointer',
  borderRadius: vars.radius.small,
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    '&:focus-visible': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: vars.space.half,
    },
  },
});
