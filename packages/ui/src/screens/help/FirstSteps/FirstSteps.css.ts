import { inNarrowNotice } from '../../../patterns/frameNotice/FrameNotice.css.ts';
import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const progress = screen.style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  // There is room for one line. The marks of the steps show the progress.
  '@container': { [inNarrowNotice]: { display: 'none' } },
});

export const list = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const step = screen.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.size.controlSmall,
  '@media': { [media.coarse]: { minHeight: vars.size.finger } },
  paddingInline: vars.space[2],
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.font.size.sm,
});

export const kind = screen.variants({
  open: {},
  choice: {
    cursor: 'pointer',
    ':hover': { backgroundColor: vars.color.fill },
    ':focus-visible': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: vars.size.focusRing,
    },
  },
  current: {
    cursor: 'pointer',
    borderColor: vars.color.accent,
    color: vars.color.accentText,
    ':focus-visible': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: vars.size.focusRing,
    },
  },
  done: { color: vars.color.successText },
});
