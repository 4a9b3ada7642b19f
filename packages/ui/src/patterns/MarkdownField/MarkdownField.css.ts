import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: 0,
});

export const bar = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const toolbar = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.half });

export const writing = pattern.style({ borderRadius: vars.radius.control });

export const over = pattern.style({
  outline: `${vars.size.focusRing} solid ${vars.color.accent}`,
});

export const preview = pattern.style({
  minHeight: vars.space[24],
  padding: vars.space[3],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
});

export const uploads = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const upload = pattern.style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const uploadText = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const count = pattern.style({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
