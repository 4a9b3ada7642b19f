import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  width: '100%',
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const card = screen.style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  width: '100%',
  maxWidth: vars.size.form,
  padding: vars.space[3],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
});

export const words = screen.style({
  flex: '1',
  minWidth: vars.space[0],
  lineHeight: vars.font.lineHeight.snug,
});

const lines = (count: number) =>
  ({
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
    overflowWrap: 'anywhere',
  }) as const;

export const title = screen.style({
  ...lines(2),
  minHeight: vars.size.hit,
  fontWeight: vars.font.weight.medium,
});

export const description = screen.style({
  ...lines(2),
  marginBlockStart: vars.space.half,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});

/** Fixed size, so that the message keeps its height when the picture loads. */
export const picture = screen.style({
  flex: 'none',
  width: vars.space[16],
  height: vars.space[16],
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.fill,
  objectFit: 'cover',
});
