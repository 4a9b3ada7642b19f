import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

const column = { display: 'flex', flexDirection: 'column' } as const;
const bare = { margin: vars.space[0], padding: vars.space[0], listStyle: 'none' } as const;
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: vars.space[0],
} as const;

export const root = screen.style({ ...column, height: '100%' });

export const article = screen.style({
  ...column,
  gap: vars.space[4],
  minWidth: vars.space[0],
  overflowWrap: 'anywhere',
});

export const head = screen.style({ ...column, gap: vars.space[2] });

export const byline = screen.style(line);

export const metadataItem = screen.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
});

export const foot = screen.style({ ...line, justifyContent: 'space-between' });

/** Aligns the text of the button, not its padding, with the edge. */
export const readBy = screen.style({ marginInlineEnd: `calc(-1 * ${vars.space[3]})` });

export const files = screen.style({ ...bare, ...column, gap: vars.space[2] });

export const picture = screen.style({ display: 'block', width: 'fit-content', maxWidth: '100%' });

export const image = screen.style({
  display: 'block',
  width: 'auto',
  maxWidth: '100%',
  height: 'auto',
  maxHeight: vars.size.panelMin,
  borderRadius: vars.radius.control,
});

export const file = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[3],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
});

export const words = screen.style({ ...column, flex: '1', minWidth: vars.space[0] });

export const comments = screen.style({
  ...column,
  gap: vars.space[4],
  marginBlockStart: vars.space[6],
  paddingBlockStart: vars.space[6],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const list = screen.style({ ...bare, ...column, gap: vars.space[4] });

export const comment = screen.style({
  display: 'flex',
  gap: vars.space[3],
  minWidth: vars.space[0],
  overflowWrap: 'anywhere',
});

export const commentBody = screen.style({
  ...column,
  flex: '1',
  gap: vars.space[1],
  minWidth: vars.space[0],
});

export const write = screen.style({ ...column, gap: vars.space[2] });

export const buttons = screen.style({ ...line, justifyContent: 'flex-end' });

export const readers = screen.style({ ...bare, ...column, gap: vars.space[3] });
