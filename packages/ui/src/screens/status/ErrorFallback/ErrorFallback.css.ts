import { screen } from '../../../styles/style.ts';

/** It fills the place of what crashed. */
export const root = screen.style({ height: '100%' });
