import { pattern } from '../../styles/style.ts';

/** Both regions are fixed. */
export const root = pattern.style({ display: 'contents' });
