import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

/** From 0 to 1, set by the component. */
export const levelName = '--office-level';

export const root = screen.style({
  position: 'relative',
  display: 'block',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.fillActive,
  '::after': {
    content: '',
    position: 'absolute',
    inset: vars.space[0],
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.accent,
  },
  selectors: {
    "&[data-axis='upright']": { width: vars.space[1], height: vars.space[5] },
    "&[data-axis='upright']::after": {
      transformOrigin: 'bottom',
      transform: `scaleY(var(${levelName}))`,
    },
    "&[data-axis='across']": { width: '100%', height: vars.space[1] },
    "&[data-axis='across']::after": {
      transformOrigin: 'left',
      transform: `scaleX(var(${levelName}))`,
    },
    "&[data-axis='across']:dir(rtl)::after": { transformOrigin: 'right' },
  },
});
