import { screen } from '../../../styles/style.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });
