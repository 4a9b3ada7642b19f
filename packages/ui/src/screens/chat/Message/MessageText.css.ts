import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  maxWidth: '100%',
  fontSize: vars.font.size.chat,
  lineHeight: vars.font.lineHeight.body,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  // Each line runs in the direction that its own script does.
  unicodeBidi: 'plaintext',
});

export const mention = screen.style({
  paddingInline: vars.space[1],
  paddingBlock: vars.space[0],
  border: 'none',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.accentFill,
  color: vars.color.accentText,
  font: 'inherit',
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.accentFillHover },
    "&[data-me='true']": { backgroundColor: vars.color.warningFill, color: vars.color.warningText },
  },
});

export const edited = screen.style({ marginInlineStart: vars.space[2], whiteSpace: 'nowrap' });
