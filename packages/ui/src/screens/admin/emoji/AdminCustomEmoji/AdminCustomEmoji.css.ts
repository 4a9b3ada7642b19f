import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

export const setting = screen.style({ maxWidth: vars.size.popover });

export const list = screen.style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.size.popover}), 1fr))`,
  columnGap: vars.space[6],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const item = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: vars.space[0],
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const picture = screen.style({
  flex: 'none',
  width: vars.size.controlSmall,
  height: vars.size.controlSmall,
  objectFit: 'contain',
});

export const words = screen.style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minWidth: vars.space[0],
});
