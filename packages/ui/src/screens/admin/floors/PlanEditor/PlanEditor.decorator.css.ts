import { screen } from '../../../../styles/style.ts';

export const page = screen.style({ height: '100dvh', minHeight: '40rem' });
