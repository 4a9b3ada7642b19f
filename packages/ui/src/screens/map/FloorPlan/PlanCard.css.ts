import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const head = screen.style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const words = screen.style({
  flex: '1',
  minWidth: vars.space[0],
  lineHeight: vars.font.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const close = screen.style({ display: 'flex', alignSelf: 'flex-start' });

export const actions = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  selectors: { '&:empty': { display: 'none' } },
});

export const picture = screen.style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.avatar,
  height: vars.size.avatar,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.fill,
  color: vars.color.textMuted,
  selectors: {
    "&[data-accent='true']": {
      backgroundColor: vars.color.accentFill,
      color: vars.color.accentText,
    },
  },
});

export const page = screen.style({
  display: 'block',
  width: '100%',
  maxHeight: `calc(2 * ${vars.space[24]})`,
  objectFit: 'contain',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.fill,
});
