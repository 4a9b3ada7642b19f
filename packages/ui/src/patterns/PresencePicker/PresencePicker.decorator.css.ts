import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const place = pattern.style({
  maxWidth: `calc(${vars.size.popover} + 2 * ${vars.space[4]})`,
  padding: vars.space[4],
});
