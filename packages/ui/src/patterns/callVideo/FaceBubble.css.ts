import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const pointerAngleVar = '--office-face-turn';

const drop = (radius: string) =>
  `rotate(var(${pointerAngleVar}, 0rad)) translateY(${radius}) rotate(45deg)`;

export const root = pattern.style({
  position: 'relative',
  display: 'block',
  width: vars.space[16],
  height: vars.space[16],
  selectors: {
    "&[data-size='sm']": { width: vars.space[10], height: vars.space[10] },
    "&[data-size='sm']::after": { transform: drop(vars.space[5]) },
    "&[data-speaking='true']::after": { backgroundColor: vars.color.accent },
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: `calc(50% - ${vars.space[1]})`,
    insetInlineStart: `calc(50% - ${vars.space[1]})`,
    width: vars.space[2],
    height: vars.space[2],
    backgroundColor: vars.color.surface,
    transform: drop(vars.space[8]),
  },
});

export const face = pattern.style({
  position: 'absolute',
  inset: vars.space[0],
  zIndex: 1,
  overflow: 'hidden',
  border: `${vars.size.focusRing} solid ${vars.color.surface}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.stage.tile,
  boxShadow: vars.shadow.raised,
  selectors: { "[data-speaking='true'] > &": { borderColor: vars.color.accent } },
});
