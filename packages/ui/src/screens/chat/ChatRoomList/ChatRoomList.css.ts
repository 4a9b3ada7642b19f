import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const notice = screen.style({ marginBlockEnd: vars.space[4] });

export const choices = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
});

export const list = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const more = screen.style({
  display: 'flex',
  justifyContent: 'center',
  paddingBlockStart: vars.space[3],
});

export const threads = screen.style({ marginBlockEnd: vars.space[1] });

export const threadsIcon = screen.style({
  display: 'flex',
  flex: 'none',
  justifyContent: 'center',
  width: vars.space[10],
});
