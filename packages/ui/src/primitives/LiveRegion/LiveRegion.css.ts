import { primitive } from '../../styles/style.ts';

export const visuallyHidden = primitive.style({ position: 'absolute' });
