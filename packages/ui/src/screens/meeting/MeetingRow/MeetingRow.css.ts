import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

/** All rows' titles begin on one line. */
export const times = screen.style({
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  alignSelf: 'flex-start',
  width: vars.space[12],
  lineHeight: vars.font.lineHeight.snug,
});

/** Icons stand in the middle of the title's line, not on its baseline. */
export const marks = screen.style({
  display: 'flex',
  flex: 'none',
  alignSelf: 'center',
  gap: vars.space[1],
});
