import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  selectors: {
    '&:fullscreen': {
      padding: vars.space[3],
      backgroundColor: vars.color.background,
    },
  },
});

export const page = screen.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  overflow: 'hidden',
  selectors: { ':fullscreen > &': { flex: '1', minHeight: vars.space[0] } },
});

export const otherPage = screen.style({
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
