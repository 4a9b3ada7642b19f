import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const words = screen.style({ gap: vars.space.half });

export const line = screen.style({ alignItems: 'center' });

export const mark = screen.style({ display: 'flex', flex: 'none' });

export const preview = screen.style({ flex: '1', minWidth: vars.space[0] });
