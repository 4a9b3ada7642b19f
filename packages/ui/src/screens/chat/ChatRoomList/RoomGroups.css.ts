import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { draggedElement } from '../../../patterns/draggedElement.css.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
});

/** Group below the dragged room or section. */
export const group = screen.style({
  position: 'relative',
  borderRadius: vars.radius.control,
  selectors: {
    "&[data-drop='into']": {
      backgroundColor: vars.color.accentFill,
      outline: `${vars.size.focusRing} solid ${vars.color.accent}`,
      outlineOffset: vars.space[1],
    },
    "&[data-drop='before']::before, &[data-drop='after']::after": {
      content: '',
      position: 'absolute',
      insetInline: vars.space[0],
      height: vars.size.focusRing,
      borderRadius: vars.radius.small,
      backgroundColor: vars.color.accent,
    },
    "&[data-drop='before']::before": { insetBlockStart: `calc(-1 * ${vars.space[1]})` },
    "&[data-drop='after']::after": { insetBlockEnd: `calc(-1 * ${vars.space[1]})` },
  },
});

export const empty = screen.style({ paddingInline: vars.space[2] });

export const heading = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.space[8],
  '@media': { [media.coarse]: { minHeight: vars.size.finger } },
});

export const title = screen.style({
  display: 'flex',
  flex: '1',
  alignItems: 'center',
  minWidth: vars.space[0],
  margin: vars.space[0],
  font: 'inherit',
});

export const toggle = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: vars.space[0],
  minHeight: vars.space[8],
  padding: vars.space[0],
  paddingInlineEnd: vars.space[2],
  border: 'none',
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [media.coarse]: { minHeight: vars.size.finger } },
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill },
    '&:focus-visible': { outline: `${vars.size.focusRing} solid ${vars.color.focus}` },
  },
});

export const mark = screen.style({ display: 'flex', flex: 'none' });

// Dragged rooms and headings. A long press must not open the menu of a link or select text.
screen.global(`${root} [data-room], ${root} [data-section-heading]`, {
  userSelect: 'none',
  WebkitTouchCallout: 'none',
});

screen.global(`${root} [data-dnd-dragging]`, {
  ...draggedElement,
  paddingInline: vars.space[2],
  boxSizing: 'border-box',
  border: 'none',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
});
screen.global(`${root} [data-dnd-placeholder='hidden']`, { visibility: 'hidden' });
