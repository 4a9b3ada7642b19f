import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = primitive.style({
  display: 'block',
  minWidth: 0,
  backgroundColor: vars.color.surface,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
});

export const padding = primitive.variants({
  none: { padding: 0, overflow: 'hidden' },
  sm: { padding: vars.space[3] },
  md: { padding: vars.space[4] },
  lg: { padding: vars.space[6] },
});

export const floating = primitive.style({
  border: 'none',
  borderRadius: vars.radius.panel,
  boxShadow: vars.shadow.floating,
});
