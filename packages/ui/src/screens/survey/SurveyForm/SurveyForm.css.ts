import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

const column = { display: 'flex', flexDirection: 'column' } as const;

export const preview = screen.style({ ...column, gap: vars.space[4] });

export const stack = screen.style({ ...column, gap: vars.space[4] });

export const answered = screen.style({ ...column, gap: vars.space[5] });

export const page = screen.style({ ...column, gap: vars.space[6], outline: 'none' });

export const progress = screen.style({ ...column, gap: vars.space[1] });

export const steps = screen.style({ display: 'flex', gap: vars.space[2] });

export const forward = screen.style({ flex: '1 1 auto' });

export const actions = screen.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const reviewed = screen.style({ ...column, gap: vars.space[3] });

export const reviewHead = screen.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const answers = screen.style({ ...column, gap: vars.space[3], margin: vars.space[0] });
