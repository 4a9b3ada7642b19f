import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const filters = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
});

export const chips = screen.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const chip = screen.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxWidth: '100%',
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space[3],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.round,
  backgroundColor: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.font.size.sm,
  cursor: 'pointer',
  '@media': { [media.coarse]: { minHeight: vars.size.finger } },
  selectors: { '&:hover': { backgroundColor: vars.color.fillHover } },
});

export const selected = screen.style({
  borderColor: vars.color.accent,
  backgroundColor: vars.color.accentFill,
  color: vars.color.accentText,
  selectors: { '&:hover': { backgroundColor: vars.color.accentFillHover } },
});

export const chipName = screen.style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const count = screen.style({
  flex: 'none',
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
});

export const card = screen.style({
  display: 'flex',
  gap: vars.space[3],
  padding: vars.space[2],
  marginInline: `calc(-1 * ${vars.space[2]})`,
  borderRadius: vars.radius.card,
  selectors: { '&:hover': { backgroundColor: vars.color.fillHover } },
});

export const picture = screen.style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.space[24],
  height: vars.space[16],
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accentFill,
  color: vars.color.accentText,
});

export const cover = screen.style({ width: '100%', height: '100%', objectFit: 'cover' });

export const words = screen.style({
  display: 'flex',
  flex: '1',
  flexDirection: 'column',
  gap: vars.space[1],
  minWidth: vars.space[0],
  overflowWrap: 'anywhere',
});

export const facts = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
});

export const fact = screen.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
});
