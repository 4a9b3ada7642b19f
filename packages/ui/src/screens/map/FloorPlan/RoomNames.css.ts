import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';
import { scale } from './PlanDrawing.css.ts';

/** Metres that a name may take. */
export const roomWidth = '--plan-room-width';

export const place = screen.style({
  position: 'absolute',
  insetBlockStart: vars.space[0],
  insetInlineStart: vars.space[0],
  width: vars.space[0],
  height: vars.space[0],
  pointerEvents: 'none',
});

export const upright = screen.style({
  position: 'absolute',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: vars.space[2],
  width: `calc(${vars.size.hairline} * var(${roomWidth}) * var(${scale}))`,
  padding: `calc(${vars.size.hairline} * var(${scale}) * 0.3)`,
  transform: `scale(calc(1 / var(${scale})))`,
  transformOrigin: '0 0',
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.tight,
  wordBreak: 'auto-phrase',
  // Apart from the lines below it.
  textShadow: `0 0 ${vars.space.half} ${vars.plan.halo}, 0 0 ${vars.space[1]} ${vars.plan.halo}, 0 0 ${vars.space[1]} ${vars.plan.halo}`,
  selectors: { "&[data-small='true']": { columnGap: vars.space[1], fontSize: '0.6875rem' } },
});

export const name = screen.style({
  color: vars.color.text,
  fontWeight: vars.font.weight.medium,
  selectors: { "&[data-quiet='true']": { color: vars.color.textMuted } },
});

export const count = screen.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.half,
  minWidth: vars.space[4],
  justifyContent: 'center',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.round,
  backgroundColor: `color-mix(in oklab, ${vars.plan.halo} 85%, transparent)`,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textShadow: 'none',
});
