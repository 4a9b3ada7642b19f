import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const qrCode = screen.style({
  display: 'block',
  width: '100%',
  maxWidth: '14rem',
  marginInline: 'auto',
  borderRadius: vars.radius.control,
});

export const codes = screen.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: vars.space[2],
  margin: vars.space[0],
  padding: vars.space[4],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  fontFamily: 'monospace',
  listStyle: 'none',
});

export const buttons = screen.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
