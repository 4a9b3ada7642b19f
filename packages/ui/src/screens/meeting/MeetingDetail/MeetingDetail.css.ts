import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const body = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[6] });

export const footer = screen.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

/** On phones the call bar below has the same button. */
export const leave = screen.style({
  display: 'flex',
  selectors: {
    "&[data-in-call='true']": { '@media': { [media.belowTablet]: { display: 'none' } } },
  },
});

export const wide = screen.style({ flex: '1' });

export const facts = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  margin: vars.space[0],
});

export const fact = screen.style({ display: 'flex', gap: vars.space[3] });

export const term = screen.style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  height: `calc(${vars.font.size.sm} * ${vars.font.lineHeight.body})`,
});

export const value = screen.style({
  flex: '1',
  minWidth: vars.space[0],
  margin: vars.space[0],
  overflowWrap: 'anywhere',
});

export const chatTerm = screen.style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  height: vars.size.controlSmall,
});

export const chat = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  margin: vars.space[0],
});

export const secondary = screen.style({ marginBlockStart: vars.space[2] });

export const section = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
});

const list = {
  display: 'flex',
  flexDirection: 'column',
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
} as const;

export const people = screen.style({ ...list, gap: vars.space[2] });

export const person = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.control,
});

export const name = screen.style({
  flex: '1',
  minWidth: vars.space[0],
  lineHeight: vars.font.lineHeight.snug,
});

export const accessDetails = screen.style({ ...list, gap: vars.space[1] });

export const detail = screen.style({
  display: 'grid',
  gridTemplateColumns: `${vars.space[20]} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: vars.space[2],
});

export const code = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: vars.space[0],
  margin: vars.space[0],
});

export const text = screen.style({
  flex: '1',
  minWidth: vars.space[0],
  overflow: 'hidden',
  fontFamily: vars.font.mono,
  userSelect: 'all',
});
