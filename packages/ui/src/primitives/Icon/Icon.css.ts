import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = primitive.style({ display: 'block', flexShrink: 0 });

export const size = primitive.variants({
  sm: { width: vars.size.iconSmall, height: vars.size.iconSmall },
  md: { width: vars.size.icon, height: vars.size.icon },
  lg: { width: vars.size.iconLarge, height: vars.size.iconLarge },
  xl: { width: vars.size.avatar, height: vars.size.avatar, strokeWidth: 1.5 },
});

export const tone = primitive.variants({
  inherit: {},
  muted: { color: vars.color.textMuted },
  accent: { color: vars.color.accentText },
  danger: { color: vars.color.dangerText },
  success: { color: vars.color.successText },
  warning: { color: vars.color.warningText },
});
