import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
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
