import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

/** Same dark background as a shared screen, in both colour modes. */
export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  margin: vars.space[0],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.card,
  backgroundColor: vars.stage.screen,
  color: vars.stage.onLabel,
  fontSize: vars.font.size.md,
  lineHeight: vars.font.lineHeight.snug,
  overflowWrap: 'anywhere',
});

/** Keeps the end of a long line visible. */
export const line = screen.style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  maxHeight: `calc(3 * ${vars.font.lineHeight.snug} * ${vars.font.size.md})`,
  overflow: 'hidden',
  selectors: { "&[data-final='false']": { opacity: '0.9' } },
});

export const name = screen.style({
  marginInlineEnd: vars.space[2],
  fontWeight: vars.font.weight.bold,
});
