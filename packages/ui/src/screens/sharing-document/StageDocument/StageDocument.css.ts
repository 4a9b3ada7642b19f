import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: vars.space[0],
  width: '100%',
  height: '100%',
  minHeight: vars.space[0],
});

/** Size container of the page. */
export const frame = screen.style({
  display: 'grid',
  placeItems: 'center',
  flex: '1',
  minHeight: vars.space[0],
  overflow: 'hidden',
  containerType: 'size',
  borderRadius: vars.radius.card,
  backgroundColor: vars.stage.tile,
  selectors: {
    '&:focus-visible': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.size.focusRing})`,
    },
  },
});

export const tools = screen.style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  paddingInline: vars.space[1],
});

export const words = screen.style({ flex: '1 1 7rem', minWidth: vars.space[0] });
