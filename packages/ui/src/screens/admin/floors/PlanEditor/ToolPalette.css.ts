import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';
import { wide } from './EditorLayout.css.ts';

export const root = screen.style({
  display: 'flex',
  flex: 'none',
  gap: vars.space[1],
  padding: vars.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
  '@container': {
    [wide]: {
      flexDirection: 'column',
      padding: vars.space[2],
      overflowX: 'visible',
      overflowY: 'auto',
      borderBlockEnd: 'none',
      borderInlineEnd: `${vars.size.hairline} solid ${vars.color.border}`,
    },
  },
});

screen.global(`${root} > *`, { flex: 'none' });
