import { panelAsideWidth } from '../../../patterns/SidePanel/panelAsideWidth.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  height: '100%',
  minHeight: vars.space[0],
});

export const room = screen.style({ flex: '1', minWidth: vars.space[0] });

export const thread = screen.style({
  flex: 'none',
  width: `${panelAsideWidth}px`,
  maxWidth: '50%',
  borderInlineStart: `${vars.size.hairline} solid ${vars.color.border}`,
});
