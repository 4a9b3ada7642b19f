import { primitive } from '../../styles/style.ts';

export const unseen = primitive.style({ position: 'absolute' });
