import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export { heading } from './MapPanel.css.ts';

export const list = screen.style({
  margin: vars.space[0],
  marginBlockStart: vars.space[2],
  padding: vars.space[0],
  listStyle: 'none',
});

export const seat = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.space[16],
  paddingBlock: vars.space[2],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const icon = screen.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.control,
  height: vars.size.control,
  border: `${vars.size.hairline} dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  selectors: {
    "[data-state='SELECTED'] > &": {
      borderStyle: 'solid',
      borderColor: 'transparent',
      backgroundColor: vars.color.fillActive,
    },
    "[data-state='ACTIVE'] > &": {
      borderStyle: 'solid',
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accentFill,
      color: vars.color.accentText,
    },
  },
});

export const words = screen.style({
  display: 'flex',
  flex: '1',
  flexDirection: 'column',
  minWidth: vars.space[0],
  lineHeight: vars.font.lineHeight.snug,
});
