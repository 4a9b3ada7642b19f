import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: vars.space[0],
  selectors: {
    '&:fullscreen': {
      padding: vars.space[3],
      backgroundColor: vars.color.background,
    },
  },
});

export const caption = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
});

export const name = screen.style({ flex: '1', minWidth: vars.space[0] });

export const page = screen.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: vars.space[24],
  overflow: 'hidden',
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.fill,
  selectors: {
    '&:focus-visible': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: vars.space.half,
    },
    ':fullscreen > &': { flex: '1', minHeight: vars.space[0] },
  },
});

export const picture = screen.style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '60vh',
  objectFit: 'contain',
  selectors: { ':fullscreen &': { maxHeight: '100%', width: '100%', height: '100%' } },
});

export const waiting = screen.style({ width: '100%', aspectRatio: '297 / 210' });

export const tools = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
});

export const away = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const actions = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
});
