import { pattern } from '../styles/style.ts';
import { vars } from '../styles/vars.css.ts';

export const root = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: vars.space[0],
});

export const caption = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
});

export const name = pattern.style({ flex: '1', minWidth: vars.space[0] });

export const tools = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
});

export const frame = pattern.style({
  minHeight: vars.space[24],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.fill,
  selectors: {
    '&:focus-visible': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: vars.space.half,
    },
  },
});
