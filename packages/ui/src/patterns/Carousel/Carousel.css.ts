import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: '0',
});

export const viewport = pattern.style({ overflow: 'hidden', borderRadius: vars.radius.control });

export const track = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  // Vertical movements scroll the page, horizontal ones the pictures.
  touchAction: 'pan-y pinch-zoom',
});

export const slide = pattern.style({
  display: 'flex',
  flex: '0 0 100%',
  justifyContent: 'center',
  minWidth: '0',
});

export const controls = pattern.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
});

export const button = pattern.style({
  selectors: { "&[aria-disabled='true']": { opacity: '0.5', cursor: 'not-allowed' } },
});
