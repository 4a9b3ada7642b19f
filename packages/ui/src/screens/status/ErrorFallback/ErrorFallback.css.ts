import { screen } from '../../../styles/style.ts';

export const root = screen.style({ height: '100%' });
