import { screen } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const column = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
});

export const words = screen.style({ gap: vars.space[1] });

export const section = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
});

export const list = screen.style({
  display: 'flex',
  flexDirection: 'column',
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const wrappingLabel = screen.style({
  lineHeight: vars.font.lineHeight.snug,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

export const excerpt = screen.style({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
});

export const foot = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const vote = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
});

/** Collapses the gap while the vote message is empty. */
export const voted = screen.style({
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space[3]})` } },
});

export const buttons = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
