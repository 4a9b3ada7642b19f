import { screen } from '../../../styles/style.ts';
import { planVars } from '../../../styles/planVars.css.ts';
import { vars } from '../../../styles/vars.css.ts';
import { scale } from '../../../patterns/planDrawing/shapes.css.ts';

export const labelAlignment = '--plan-name-along';

export const place = screen.style({
  position: 'absolute',
  insetBlockStart: vars.space[0],
  insetInlineStart: vars.space[0],
  width: vars.space[0],
  height: vars.space[0],
  pointerEvents: 'none',
});

/** Opaque background, so that the drawing does not interfere with the text. */
export const upright = screen.style({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space[1],
  width: 'max-content',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.small,
  backgroundColor: `color-mix(in oklab, ${planVars.halo} 82%, transparent)`,
  transform: `scale(calc(1 / var(${scale}))) translate(var(${labelAlignment}))`,
  transformOrigin: '0 0',
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.snug,
  whiteSpace: 'nowrap',
  selectors: {
    // Translucent, because a small room is mostly covered by its name.
    "&[data-small='true']": {
      backgroundColor: `color-mix(in oklab, ${planVars.halo} 60%, transparent)`,
      lineHeight: vars.font.lineHeight.tight,
    },
  },
});

export const name = screen.style({
  overflow: 'hidden',
  color: vars.color.text,
  fontWeight: vars.font.weight.medium,
  textOverflow: 'ellipsis',
  selectors: { "&[data-quiet='true']": { color: vars.color.textMuted } },
});

export const page = screen.style({
  display: 'block',
  width: vars.space[10],
  height: vars.space[6],
  objectFit: 'contain',
});

export const count = screen.style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.half,
  minWidth: vars.space[4],
  paddingInline: vars.space[1],
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.fill,
  color: vars.color.textMuted,
  lineHeight: vars.font.lineHeight.tight,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    // A running meeting uses the accent colour, because presence has separate colours.
    "&:is([data-part='Taken'], [data-part='Document'])": {
      backgroundColor: vars.color.accentFill,
      color: vars.color.accentText,
    },
  },
});
