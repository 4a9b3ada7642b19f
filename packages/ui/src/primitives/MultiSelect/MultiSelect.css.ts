import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const text = primitive.style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const placeholder = primitive.style({ color: vars.color.textMuted });

export const content = primitive.style({
  minWidth: 'var(--radix-dropdown-menu-trigger-width)',
  maxHeight: 'min(var(--radix-dropdown-menu-content-available-height), 60vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.borderStrong} transparent`,
  zIndex: vars.layer.tooltip,
  boxShadow: vars.shadow.floating,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    // A list that fades out would still hold the focus and hide the page from screen readers.
    "&[data-state='closed']": { animation: 'none' },
  },
});
