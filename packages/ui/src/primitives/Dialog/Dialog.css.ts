import { media } from '../../styles/media.ts';
import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = primitive.style({
  padding: vars.space[5],
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  borderRadius: vars.radius.panel,
  boxShadow: vars.shadow.floating,
  outline: 'none',
  '@media': { [media.tablet]: { padding: vars.space[6] } },
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const size = primitive.variants({
  sm: { maxWidth: vars.size.dialogSmall },
  md: { maxWidth: vars.size.dialog },
  lg: { maxWidth: vars.size.dialogLarge },
});

export const sheet = primitive.style({
  '@media': {
    [media.belowTablet]: {
      maxWidth: 'none',
      borderEndStartRadius: vars.space[0],
      borderEndEndRadius: vars.space[0],
      paddingBlockEnd: `max(${vars.space[5]}, env(safe-area-inset-bottom))`,
    },
  },
});

// Radix centres its content and keeps a distance from the window's edges.
primitive.global(`.rt-BaseDialogScrollPadding:has(> ${sheet})`, {
  '@media': {
    [media.belowTablet]: {
      marginBlockEnd: vars.space[0],
      padding: vars.space[0],
      paddingBlockStart: vars.space[8],
    },
  },
});

export const besideClose = primitive.style({ paddingInlineEnd: vars.space[10] });

export const description = primitive.style({ marginBlockStart: vars.space[2] });

export const close = primitive.style({
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineEnd: vars.space[4],
});

export const body = primitive.style({ marginBlockStart: vars.space[4] });

export const actions = primitive.style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space[2],
  marginBlockStart: vars.space[6],
  '@media': { [media.tablet]: { flexDirection: 'row', justifyContent: 'flex-end' } },
});
