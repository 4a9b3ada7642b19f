import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const refused = screen.style({ margin: vars.space[0], paddingInlineStart: vars.space[4] });

export const files = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  maxHeight: vars.size.menu,
  margin: vars.space[0],
  padding: vars.space[0],
  overflowY: 'auto',
  listStyle: 'none',
});

export const file = screen.style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  padding: vars.space[2],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.fill,
});

export const preview = screen.style({
  flex: 'none',
  width: vars.space[8],
  height: vars.space[8],
  objectFit: 'cover',
  borderRadius: vars.radius.small,
});

export const icon = screen.style({
  display: 'flex',
  flex: 'none',
  justifyContent: 'center',
  width: vars.space[8],
});

export const words = screen.style({
  display: 'flex',
  flex: '1',
  flexDirection: 'column',
  gap: vars.space[1],
  minWidth: vars.space[0],
});
