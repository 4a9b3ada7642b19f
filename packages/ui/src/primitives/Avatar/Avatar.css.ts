import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = primitive.style({
  position: 'relative',
  display: 'inline-flex',
  flexShrink: 0,
  verticalAlign: 'middle',
});

export const size = primitive.variants({
  24: { width: vars.space[6], height: vars.space[6], fontSize: vars.font.size.xs },
  32: { width: vars.space[8], height: vars.space[8], fontSize: vars.font.size.xs },
  40: { width: vars.size.avatar, height: vars.size.avatar, fontSize: vars.font.size.sm },
  64: { width: vars.space[16], height: vars.space[16], fontSize: vars.font.size.lg },
  96: { width: vars.space[24], height: vars.space[24], fontSize: vars.font.size['2xl'] },
});

export const frame = primitive.style({ display: 'flex', width: '100%', height: '100%' });

export const picture = primitive.style({
  width: '100%',
  height: '100%',
  fontSize: 'inherit',
  fontWeight: vars.font.weight.medium,
});

export const kind = primitive.variants({
  person: { borderRadius: vars.radius.round },
  organization: { borderRadius: '24%' },
});

export const fallback = primitive.style({
  fontSize: 'inherit',
  letterSpacing: 0,
  color: vars.color.accentText,
});

export const presence = primitive.style({
  position: 'absolute',
  insetInlineEnd: `calc(-1 * ${vars.space.half})`,
  insetBlockEnd: `calc(-1 * ${vars.space.half})`,
  display: 'flex',
});
