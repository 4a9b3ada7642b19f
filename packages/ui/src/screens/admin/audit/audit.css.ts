import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const page = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minWidth: vars.space[0],
});

export const open = screen.style({
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
  ':focus-visible': {
    outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
    outlineOffset: `calc(-1 * ${vars.size.focusRing})`,
    borderRadius: vars.radius.small,
  },
});

export const sections = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
});

export const section = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
});

export const facts = screen.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  margin: vars.space[0],
  overflowWrap: 'anywhere',
});

export const fact = screen.style({ margin: vars.space[0] });

export const changes = screen.style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  overflowWrap: 'anywhere',
});

export const changeCell = screen.style({
  padding: vars.space[2],
  borderBottom: `${vars.size.hairline} solid ${vars.color.border}`,
  fontWeight: 'inherit',
  textAlign: 'start',
  verticalAlign: 'top',
});

export const oldValue = screen.style({ textDecoration: 'line-through' });
export const newValue = screen.style({
  textDecoration: 'none',
  fontWeight: vars.font.weight.medium,
});

export const choice = screen.style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.control,
});

export const narrowPage = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  maxWidth: vars.size.dialogLarge,
});

export const line = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const factRow = screen.style({ display: 'contents' });

export const buttons = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
});
