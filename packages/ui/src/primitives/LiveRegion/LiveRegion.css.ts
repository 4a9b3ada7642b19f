import { primitive } from '../../styles/style.ts';

/** Takes no room between the things around it. */
export const unseen = primitive.style({ position: 'absolute' });
