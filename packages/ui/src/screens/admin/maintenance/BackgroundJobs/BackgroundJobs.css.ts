import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

export { page } from '../MaintenancePlan/MaintenancePlan.css.ts';

export const failed = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
});
