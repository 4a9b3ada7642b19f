import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const form = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
});

const { yellow, pink, green, blue } = vars.note;
const sheet = (backgroundColor: string) => ({
  display: 'block',
  width: '100%',
  padding: vars.space[4],
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.small,
  backgroundColor,
  boxShadow: vars.shadow.raised,
  color: vars.note.ink,
  font: 'inherit',
  // iOS zooms the page when a focused field has a smaller font.
  fontSize: vars.font.size.md,
  lineHeight: vars.font.lineHeight.body,
  resize: 'none' as const,
  selectors: { "&[aria-invalid='true']": { borderColor: vars.color.danger } },
});

export const paper = screen.variants({
  yellow: sheet(yellow),
  pink: sheet(pink),
  green: sheet(green),
  blue: sheet(blue),
});

export const below = screen.style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBlockStart: vars.space[1],
});

const corner = (backgroundColor: string) => ({
  forcedColorAdjust: 'none' as const,
  width: vars.space[5],
  height: vars.space[5],
  borderRadius: vars.radius.small,
  backgroundColor,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border}`,
});

export const swatch = screen.variants({
  yellow: corner(yellow),
  pink: corner(pink),
  green: corner(green),
  blue: corner(blue),
});
