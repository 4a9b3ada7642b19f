import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });

export const roles = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[5] });
