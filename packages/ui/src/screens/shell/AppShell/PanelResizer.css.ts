import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

const half = `calc(${vars.size.hit} / 2)`;

// Full hit target width with a thin grip in the middle.
export const root = screen.style({
  position: 'absolute',
  insetBlock: vars.radius.panel,
  insetInlineEnd: `calc(-1 * ${half})`,
  zIndex: 1,
  width: vars.size.hit,
  cursor: 'col-resize',
  touchAction: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: half,
    width: vars.space[1],
    height: vars.size.controlLarge,
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.borderStrong,
    opacity: 0,
    transform: 'translate(-50%, -50%)',
    transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  },
  selectors: {
    '&:hover::after, &:active::after, &:focus-visible::after': { opacity: 1 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      opacity: 1,
      backgroundColor: vars.color.focus,
    },
  },
  '@media': { [media.belowTablet]: { display: 'none' } },
});
