import { media } from '../../styles/media.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });

export const controls = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const search = pattern.style({
  flex: '999 1 12rem',
  '@media': { [media.tablet]: { maxWidth: vars.size.popover } },
});

export const choices = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 auto',
  alignItems: 'flex-start',
  gap: vars.space[2],
});

pattern.global(`${choices} > *`, {
  flex: '1 1 auto',
  width: 'auto',
  '@media': { [media.tablet]: { flex: '0 1 auto' } },
});

export const below = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const filterRow = pattern.style({ minHeight: vars.size.controlSmall });

export const filters = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  minWidth: vars.space[0],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const count = pattern.style({ marginInlineStart: 'auto' });
