import { media } from '../../styles/media.ts';
import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = primitive.style({
  width: '100%',
  height: vars.space[1],
  borderRadius: vars.radius.round,
});

primitive.global(`${root}:dir(rtl) > *`, { transformOrigin: 'right center' });

// Without animation a full bar would look complete.
primitive.global(`${root} > [data-state='indeterminate']`, {
  '@media': { [media.reducedMotion]: { animation: 'none', transform: 'scaleX(0.3)' } },
});
