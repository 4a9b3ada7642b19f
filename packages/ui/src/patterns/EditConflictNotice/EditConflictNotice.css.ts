import { media } from '../../styles/media.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const fields = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const field = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
});

export const values = pattern.style({
  display: 'grid',
  gap: vars.space[2],
  margin: vars.space[0],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const value = pattern.style({
  padding: vars.space[3],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

export const content = pattern.style({ margin: vars.space[0] });

export const actions = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
