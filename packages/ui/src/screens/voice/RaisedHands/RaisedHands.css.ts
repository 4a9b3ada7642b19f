import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  minWidth: vars.space[0],
  maxWidth: '100%',
  paddingBlock: vars.space.half,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  backgroundColor: vars.note.yellow,
  color: vars.note.ink,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.snug,
});

const number = 'office-hand';

export const list = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  minWidth: vars.space[0],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
  counterReset: number,
});

export const hand = screen.style({
  maxWidth: '100%',
  overflow: 'hidden',
  counterIncrement: number,
  fontWeight: vars.font.weight.medium,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '::before': { content: `counter(${number}) '. '` },
});
