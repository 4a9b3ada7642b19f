import { pattern } from '../../styles/style.ts';

export const picture = pattern.style({
  display: 'inline-block',
  height: '1.375em',
  maxWidth: '4em',
  objectFit: 'contain',
  verticalAlign: '-0.3em',
});
