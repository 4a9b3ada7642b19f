import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = primitive.style({ display: 'inline-flex', color: 'inherit' });

export const size = primitive.variants({
  sm: { vars: { '--spinner-size': vars.size.iconSmall } },
  md: { vars: { '--spinner-size': vars.size.iconLarge } },
});
