import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  maxWidth: '100%',
  fontSize: vars.font.size.chat,
  lineHeight: vars.font.lineHeight.body,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  // Sets the text direction of each line by its content.
  unicodeBidi: 'plaintext',
});

const name = {
  paddingInline: vars.space[1],
  paddingBlock: vars.space[0],
  border: 'none',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.accentFill,
  color: vars.color.accentText,
  font: 'inherit',
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
} as const;
const ofReader = {
  "&[data-me='true']": { backgroundColor: vars.color.warningFill, color: vars.color.warningText },
};

export const mention = screen.style({
  ...name,
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: vars.color.accentFillHover }, ...ofReader },
});

export const group = screen.style({ ...name, selectors: ofReader });

export const edited = screen.style({ marginInlineStart: vars.space[2], whiteSpace: 'nowrap' });

export const versions = screen.style({
  marginInlineStart: vars.space[1],
  padding: vars.space[0],
  border: 'none',
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  font: 'inherit',
  fontSize: vars.font.size.xs,
  textDecorationLine: 'underline',
  cursor: 'pointer',
});
