import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  gap: vars.space.half,
});

export const emoji = pattern.style({
  width: vars.size.control,
  height: vars.size.control,
  padding: vars.space[0],
  border: 'none',
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  fontSize: vars.font.size.lg,
  lineHeight: vars.font.lineHeight.tight,
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: vars.color.fill } },
});
