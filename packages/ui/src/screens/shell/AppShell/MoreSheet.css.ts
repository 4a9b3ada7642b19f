import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const list = screen.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[2],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const entry = screen.style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minHeight: vars.space[20],
  padding: vars.space[1],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.fill,
  textAlign: 'center',
});

export const find = screen.style({
  width: '100%',
  border: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
});

export const current = screen.style({
  backgroundColor: vars.color.accentFill,
  color: vars.color.accentText,
});

export const name = screen.style({
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.tight,
});

export const badge = screen.style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineStart: `calc(50% + ${vars.space[2]})`,
  display: 'flex',
});

export const rule = screen.style({ marginBlock: vars.space[4] });
