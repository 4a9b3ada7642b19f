import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  color: vars.color.border,
  '::before': {
    content: '',
    flex: '1',
    height: vars.size.hairline,
    backgroundColor: 'currentColor',
  },
  '::after': {
    content: '',
    flex: '1',
    height: vars.size.hairline,
    backgroundColor: 'currentColor',
  },
  selectors: { "&[data-tone='accent']": { color: vars.color.accent } },
});
