import { vars } from '../styles/vars.css.ts';

/** Rules of dnd-kit for an element that is dragged (`[data-dnd-dragging]`). */
export const draggedElement = {
  position: 'fixed !important' as 'fixed',
  top: `var(--dnd-top, ${vars.space[0]}) !important`,
  /* eslint-disable no-restricted-syntax -- the library measures from the left edge */
  left: `var(--dnd-left, ${vars.space[0]}) !important`,
  right: 'unset !important',
  /* eslint-enable no-restricted-syntax */
  bottom: 'unset !important',
  width: 'var(--dnd-width, auto)',
  height: 'var(--dnd-height, auto)',
  margin: vars.space[0],
  overflow: 'visible',
  pointerEvents: 'none !important' as 'none',
  translate: 'var(--dnd-translate)',
} as const;
