import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const sections = screen.style({ display: 'flex', flexDirection: 'column' });

export const buttons = screen.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
