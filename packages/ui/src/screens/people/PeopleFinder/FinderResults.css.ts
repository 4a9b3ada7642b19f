import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flex: '1',
  flexDirection: 'column',
  gap: vars.space[1],
  minHeight: vars.space[0],
});

export const list = screen.style({
  flex: '1',
  minHeight: vars.space[0],
  margin: vars.space[0],
  marginInline: `calc(-1 * ${vars.space[2]})`,
  padding: vars.space[0],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  listStyle: 'none',
  scrollbarWidth: 'thin',
  selectors: { '&:empty': { display: 'none' } },
});

export const option = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[2],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill },
    "&[aria-selected='true']": { backgroundColor: vars.color.accentFill },
  },
});

export const words = screen.style({
  flex: '1',
  minWidth: vars.space[0],
  lineHeight: vars.font.lineHeight.snug,
});

export const place = screen.style({
  display: 'flex',
  flex: '0 1 auto',
  flexDirection: 'column',
  alignItems: 'flex-end',
  minWidth: vars.space[0],
  maxWidth: '45%',
  lineHeight: vars.font.lineHeight.snug,
  '@media': { [media.belowTablet]: { maxWidth: '50%' } },
});

screen.global(`${place} > *`, { maxWidth: '100%' });
