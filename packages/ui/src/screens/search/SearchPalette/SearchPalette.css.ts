import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  // Fixed height, so that the dialog does not resize while the member types.
  height: 'min(36rem, 70dvh)',
  containerType: 'inline-size',
  '@media': { [media.belowTablet]: { height: '78dvh' } },
});

export const results = screen.style({
  flex: '1',
  minHeight: vars.space[0],
  marginInline: `calc(-1 * ${vars.space[2]})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
});

export const heading = screen.style({
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[1]}`,
});

export const option = screen.style({
  padding: vars.space[2],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill },
    "&[aria-selected='true']": { backgroundColor: vars.color.accentFill },
  },
});

export const foot = screen.style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
