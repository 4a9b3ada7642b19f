import { screen } from '../../../styles/style.ts';

export const start = screen.style({ display: 'flex', alignSelf: 'start' });
