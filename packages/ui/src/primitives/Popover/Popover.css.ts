import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const content = primitive.style({
  padding: vars.space[4],
  maxWidth: `min(${vars.size.popover}, var(--radix-popover-content-available-width))`,
  maxHeight: 'var(--radix-popover-content-available-height)',
  overflow: 'auto',
  color: vars.color.text,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  zIndex: vars.layer.tooltip,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    // The popover's layer is above dialogs, so it is hidden while a dialog opened from it covers the page.
    "[aria-hidden='true'] &": { visibility: 'hidden' },
  },
});
