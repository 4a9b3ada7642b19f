import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

/** Width divided by height of the picture; set by the component. */
export const ratioName = '--office-page-ratio';
const widthAt = (height: string) => `min(100%, calc(${height} * var(${ratioName})))`;

/** Encloses the picture without margins, so that positions are relative to the page. */
export const root = screen.style({
  position: 'relative',
  flex: 'none',
  aspectRatio: `var(${ratioName})`,
  selectors: {
    "&[data-fit='panel']": { width: widthAt('60vh') },
    ":fullscreen &[data-fit='panel']": { width: widthAt('calc(100vh - 12rem)') },
    // The container is the frame of the stage.
    "&[data-fit='stage']": { width: `min(100cqw, calc(100cqh * var(${ratioName})))` },
    "&[data-points='true']": { touchAction: 'none' },
  },
});

export const picture = screen.style({ display: 'block', width: '100%', height: '100%' });

export const waiting = screen.style({ width: '100%', aspectRatio: '297 / 210' });

export const failed = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const pointer = screen.style({
  position: 'absolute',
  display: 'flex',
  alignItems: 'flex-start',
  pointerEvents: 'none',
  color: vars.color.accent,
  '@media': {
    [media.motion]: {
      transition: `left ${vars.motion.fast} linear, top ${vars.motion.fast} linear`,
    },
  },
});

/** The outline keeps the arrow visible on any page. */
export const arrow = screen.style({
  display: 'flex',
  filter: `drop-shadow(0 0 ${vars.size.hairline} ${vars.stage.onLabel}) drop-shadow(0 0 ${vars.size.hairline} ${vars.stage.onLabel})`,
});

screen.global(`${arrow} > svg`, { fill: 'currentcolor' });

export const pointerName = screen.style({
  marginBlockStart: vars.space[4],
  maxWidth: vars.space[24],
  overflow: 'hidden',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.small,
  backgroundColor: vars.stage.label,
  color: vars.stage.onLabel,
  fontSize: vars.font.size.xs,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
