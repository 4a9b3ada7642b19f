import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

// Native scrolling with a subtle scrollbar, which needs no script and respects the member's settings.
export const root = primitive.style({
  minHeight: 0,
  minWidth: 0,
  flexGrow: 1,
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.fillActive} transparent`,
  selectors: {
    '&:focus-visible': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.size.focusRing})`,
    },
  },
});

export const axis = primitive.variants({
  vertical: { overflowX: 'hidden', overflowY: 'auto' },
  horizontal: { overflowX: 'auto', overflowY: 'hidden' },
});
