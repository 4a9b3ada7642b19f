import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  minHeight: '100dvh',
  backgroundColor: vars.color.background,
});

export const header = screen.style({
  position: 'sticky',
  insetBlockStart: '0',
  zIndex: vars.layer.panel,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[5],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
  backgroundColor: vars.color.background,
  '@media': { [media.tablet]: { paddingInline: vars.space[8] } },
});

export const page = screen.style({
  display: 'grid',
  gap: vars.space[10],
  maxWidth: `calc(${vars.size.prose} + ${vars.size.menu} + ${vars.space[24]})`,
  marginInline: 'auto',
  paddingBlock: vars.space[8],
  paddingInline: vars.space[5],
  '@media': {
    [media.tablet]: { padding: vars.space[8], paddingBlock: vars.space[12] },
    [media.desktop]: {
      gridTemplateColumns: `${vars.size.menu} minmax(0, ${vars.size.prose})`,
      columnGap: vars.space[16],
      alignItems: 'start',
    },
  },
});

export const contents = screen.style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: vars.space[24],
    },
  },
});

export const contentsList = screen.style({
  display: 'flex',
  flexDirection: 'column',
  margin: '0',
  marginBlockStart: vars.space[3],
  padding: '0',
  listStyle: 'none',
});

export const contentsLink = screen.style({
  display: 'inline-block',
  paddingBlock: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.text, textDecoration: 'underline' } },
});

export const document = screen.style({ minWidth: '0', textWrap: 'pretty' });

export const section = screen.style({
  marginBlockStart: vars.space[10],
  scrollMarginBlockStart: vars.space[20],
});

export const paragraphs = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  margin: '0',
  marginBlockStart: vars.space[3],
  padding: '0',
});

screen.global(`${paragraphs} > *`, { wordBreak: 'normal' });

export const list = screen.style({
  paddingInlineStart: vars.space[5],
  fontSize: vars.font.size.sm,
});

export const footer = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[6],
  rowGap: vars.space[2],
  lineHeight: vars.size.hit,
  marginBlockStart: vars.space[12],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
});
