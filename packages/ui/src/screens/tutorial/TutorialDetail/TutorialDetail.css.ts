import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const article = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
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

export const picture = screen.style({
  maxWidth: '100%',
  height: 'auto',
  borderRadius: vars.radius.control,
});

export const section = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
});

export const files = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const file = screen.style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const words = screen.style({
  display: 'flex',
  flex: '1',
  flexDirection: 'column',
  minWidth: vars.space[0],
  overflowWrap: 'anywhere',
});

export const neighbors = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const neighbor = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: vars.space[2],
  borderRadius: vars.radius.control,
  selectors: { '&:hover': { backgroundColor: vars.color.fillHover } },
});

export const end = screen.style({ display: 'inline-flex', marginInlineStart: 'auto' });
