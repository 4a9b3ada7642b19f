import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = primitive.style({
  position: 'relative',
  display: 'inline-flex',
  flexShrink: 0,
  verticalAlign: 'middle',
  userSelect: 'none',
});

// Initials do not scale with the browser's font size, because they would overflow the picture.
export const size = primitive.variants({
  xs: { width: vars.space[6], height: vars.space[6], fontSize: vars.space[3] },
  sm: { width: vars.space[8], height: vars.space[8], fontSize: vars.space[3] },
  md: {
    width: vars.size.avatar,
    height: vars.size.avatar,
    fontSize: `calc(${vars.space[3]} + ${vars.space.half})`,
  },
  lg: { width: vars.space[16], height: vars.space[16], fontSize: vars.space[5] },
  xl: { width: vars.space[24], height: vars.space[24], fontSize: vars.space[8] },
});

export const picture = primitive.style({
  position: 'relative',
  display: 'flex',
  width: '100%',
  height: '100%',
});

export const image = primitive.style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  borderRadius: 'inherit',
  objectFit: 'cover',
  visibility: 'hidden',
});

export const loaded = primitive.style({ visibility: 'inherit' });

export const kind = primitive.variants({
  person: { overflow: 'hidden', borderRadius: vars.radius.round },
  organization: { overflow: 'hidden', borderRadius: '24%' },
});

export const fallback = primitive.style({
  display: 'flex',
  flex: '1',
  alignItems: 'center',
  justifyContent: 'center',
  backgroundColor: vars.color.accentFill,
  color: vars.color.accentText,
  fontWeight: vars.font.weight.medium,
  letterSpacing: 0,
  lineHeight: 1,
  textTransform: 'uppercase',
});

export const presence = primitive.style({ position: 'absolute', display: 'flex' });

const fromCorner = (inset: string) => ({ insetInlineEnd: inset, insetBlockEnd: inset });

/** Centres the presence dot on the edge of the round picture. */
export const presenceAt = primitive.variants({
  xs: fromCorner(`calc(-1 * ${vars.space.half})`),
  sm: fromCorner(`calc(-1 * ${vars.space.half})`),
  md: fromCorner(vars.space[0]),
  lg: fromCorner(vars.space.half),
  xl: fromCorner(vars.space[1]),
});

export const drawing = primitive.style({ display: 'block', width: '100%', height: '100%' });
