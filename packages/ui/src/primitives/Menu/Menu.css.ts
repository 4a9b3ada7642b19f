import { media } from '../../styles/media.ts';
import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';
import { highlightedInForcedColors } from '../highlighted.ts';

export const content = primitive.style({
  minWidth: vars.size.menu,
  maxWidth: 'var(--radix-dropdown-menu-content-available-width)',
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  zIndex: vars.layer.tooltip,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    // A menu that fades out would still hold the focus and hide the page from screen readers.
    "&[data-state='closed']": { animation: 'none' },
  },
});

export const item = primitive.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  height: 'auto',
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text,
  selectors: {
    '&[data-highlighted]': {
      color: vars.color.text,
      backgroundColor: vars.color.accentFillHover,
      outline: 'none',
    },
    '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' },
  },
  '@media': {
    ...highlightedInForcedColors,
    [media.coarse]: { minHeight: vars.size.finger },
  },
});

export const danger = primitive.style({
  color: vars.color.dangerText,
  selectors: {
    '&[data-highlighted]': { color: vars.color.dangerText, backgroundColor: vars.color.dangerFill },
  },
});

export const text = primitive.style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minWidth: 0,
});
export const hint = primitive.style({ fontSize: vars.font.size.xs, color: vars.color.textMuted });
export const check = primitive.style({ color: vars.color.accentText });
export const group = primitive.style({
  selectors: { ':where(.rt-BaseMenuItem) + &': { marginBlockStart: vars.space[2] } },
});

primitive.global(`${content} .rt-BaseMenuSeparator`, {
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
});

export const heading = primitive.style({
  height: 'auto',
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  fontSize: vars.font.size.xs,
  color: vars.color.textMuted,
});
