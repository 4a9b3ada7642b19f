import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const section = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
});

const list = {
  display: 'flex',
  flexDirection: 'column',
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
} as const;

export const rows = screen.style({ ...list, gap: vars.space[1] });

export const row = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
});

export const words = screen.style({ flex: '1', minWidth: vars.space[0] });

export const open = screen.style({
  maxWidth: '100%',
  padding: vars.space[0],
  overflow: 'hidden',
  border: 'none',
  backgroundColor: 'transparent',
  color: vars.color.accentText,
  font: 'inherit',
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const reader = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minHeight: `calc(${vars.space[20]} * 3)`,
});

export const lines = screen.style({ ...list, gap: vars.space[3] });

export const line = screen.style({
  display: 'flex',
  gap: vars.space[3],
  overflowWrap: 'anywhere',
});

export const head = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
});

export const text = screen.style({ margin: vars.space[0] });

export const mark = screen.style({
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.warningFill,
  color: 'inherit',
  fontWeight: vars.font.weight.bold,
});
