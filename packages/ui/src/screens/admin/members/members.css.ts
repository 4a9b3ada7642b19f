import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const person = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: vars.space[0],
});

export const name = screen.style({
  minWidth: vars.space[0],
  maxWidth: '100%',
  minHeight: vars.size.hit,
  padding: vars.space[0],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  border: 'none',
  background: 'none',
  color: vars.color.accentText,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
  // In the card layout of a narrow table the name wraps.
  '@container': { '(max-width: 40rem)': { whiteSpace: 'normal' } },
  ':focus-visible': {
    outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
    outlineOffset: `calc(-1 * ${vars.size.focusRing})`,
    borderRadius: vars.radius.small,
  },
});

export const names = screen.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: vars.space[0],
});

export const page = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minHeight: vars.space[0],
  minWidth: vars.space[0],
  // Receives the focus only by script, so it shows no focus ring.
  ':focus': { outline: 'none' },
});

export const failures = screen.style({
  display: 'flex',
  flexDirection: 'column',
  margin: vars.space[0],
  paddingInlineStart: vars.space[4],
});

export const section = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
});

export const sections = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
});

export const buttons = screen.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const facts = screen.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  margin: vars.space[0],
  overflowWrap: 'anywhere',
});

export const fact = screen.style({ margin: vars.space[0] });

export const sessions = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const session = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[3],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
});

export const sessionText = screen.style({
  display: 'flex',
  flex: `1 1 calc(2 * ${vars.space[20]})`,
  flexDirection: 'column',
  minWidth: vars.space[0],
  overflowWrap: 'anywhere',
});

export const list = screen.style({
  margin: vars.space[0],
  marginBlockEnd: vars.space[3],
  paddingInlineStart: vars.space[5],
});
