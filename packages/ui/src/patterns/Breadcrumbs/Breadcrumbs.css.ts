import { media } from '../../styles/media.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const list = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  margin: vars.space[0],
  padding: vars.space[0],
  fontSize: vars.font.size.sm,
  listStyle: 'none',
});

export const item = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.size.hit,
  '@media': {
    [media.belowTablet]: {
      selectors: { '&:not(:nth-last-child(1 of :has(a)))': { display: 'none' } },
    },
  },
});

export const separator = pattern.style({
  display: 'inline-flex',
  color: vars.color.textMuted,
  selectors: { 'li:last-child > &': { display: 'none' } },
  '@media': { [media.belowTablet]: { display: 'none' } },
});

export const back = pattern.style({
  display: 'none',
  color: vars.color.textMuted,
  '@media': { [media.belowTablet]: { display: 'inline-flex' } },
});

export const current = pattern.style({
  minWidth: vars.space[0],
  '@media': { [media.belowTablet]: { display: 'none' } },
});
