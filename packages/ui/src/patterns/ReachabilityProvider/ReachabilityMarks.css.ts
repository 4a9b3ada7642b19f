import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[1],
  maxWidth: '100%',
  minWidth: vars.space[0],
});

/** Above the link that covers a row, so that the tooltip of the mark is shown. */
export const mark = pattern.style({ position: 'relative', zIndex: 1, lineHeight: '1' });

export const lines = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  alignItems: 'center',
  minWidth: vars.space[0],
  overflowWrap: 'anywhere',
  textAlign: 'center',
});
