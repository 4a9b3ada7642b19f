import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

const paper = (backgroundColor: string) => ({
  display: 'flex',
  flexDirection: 'column' as const,
  gap: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius.small,
  backgroundColor,
  boxShadow: vars.shadow.raised,
  color: vars.note.ink,
});

export const note = screen.variants({
  yellow: paper(vars.note.yellow),
  pink: paper(vars.note.pink),
  green: paper(vars.note.green),
  blue: paper(vars.note.blue),
});

export const foot = screen.style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const author = screen.style({
  flex: '1',
  minWidth: vars.space[0],
  lineHeight: vars.font.lineHeight.snug,
});

// The tint of the initials is designed for the panel surface, not for coloured paper.
export const face = screen.style({
  display: 'flex',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.surface,
});
