import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';
import { scale } from '../../../patterns/planDrawing/shapes.css.ts';

/** How far the name lies left of its point and above it. */
export const along = '--plan-name-along';

export const place = screen.style({
  position: 'absolute',
  insetBlockStart: vars.space[0],
  insetInlineStart: vars.space[0],
  width: vars.space[0],
  height: vars.space[0],
  pointerEvents: 'none',
});

/** Its own ground, as people's names have, so that the drawing below does not run through it. */
export const upright = screen.style({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space[1],
  width: 'max-content',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.small,
  backgroundColor: `color-mix(in oklab, ${vars.plan.halo} 82%, transparent)`,
  transform: `scale(calc(1 / var(${scale}))) translate(var(${along}))`,
  transformOrigin: '0 0',
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.snug,
  whiteSpace: 'nowrap',
  selectors: {
    // It covers much of its room, so people show through.
    "&[data-small='true']": {
      backgroundColor: `color-mix(in oklab, ${vars.plan.halo} 60%, transparent)`,
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

/** The page that is shown in the room, small. */
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
    // A meeting is on: the accent, since presence has its own colours.
    "&:is([data-part='Taken'], [data-part='Document'])": {
      backgroundColor: vars.color.accentFill,
      color: vars.color.accentText,
    },
  },
});
