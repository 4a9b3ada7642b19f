import { pattern } from '../../styles/style.ts';
import { draggedElement } from '../draggedElement.css.ts';
import { vars } from '../../styles/vars.css.ts';

const hairline = `${vars.size.hairline} solid ${vars.color.border}`;

export const list = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const item = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.space[12],
  paddingBlock: vars.space[1],
  paddingInlineStart: vars.space[1],
  paddingInlineEnd: vars.space[3],
  border: hairline,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  selectors: {
    "&:has([aria-pressed='true'])": {
      borderColor: vars.color.accent,
      boxShadow: vars.shadow.raised,
    },
  },
});

export const dragging = pattern.style({
  borderColor: vars.color.accent,
  boxShadow: vars.shadow.floating,
});

export const handle = pattern.style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.controlSmall,
  height: vars.size.control,
  padding: vars.space[0],
  border: 'none',
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill, color: vars.color.text },
    "&[aria-pressed='true']": {
      backgroundColor: vars.color.accentFill,
      color: vars.color.accentText,
    },
    '&:disabled': { cursor: 'not-allowed', opacity: '0.5' },
  },
});

export const content = pattern.style({ flex: '1', minWidth: vars.space[0] });

pattern.global(`${item}[data-dnd-dragging]`, {
  ...draggedElement,
  transition: 'var(--dnd-transition) !important',
});
pattern.global(`${item}[data-dnd-placeholder='hidden']`, { visibility: 'hidden' });
