import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: vars.space[0],
  selectors: {
    "&[data-size='card']": {
      padding: vars.space[3],
      border: `${vars.size.hairline} solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.surface,
    },
  },
});

export const state = screen.style({
  display: 'inline-flex',
  alignSelf: 'flex-start',
  alignItems: 'center',
  gap: vars.space[1],
  paddingBlock: vars.space.half,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.successFill,
  color: vars.color.successText,
  selectors: {
    "[data-taken='true'] > &": {
      backgroundColor: vars.color.dangerFill,
      color: vars.color.dangerText,
    },
  },
});

export const meetings = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: vars.space[0],
});

export const meeting = screen.style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[3],
});

export const words = screen.style({
  flex: '1',
  minWidth: vars.space[0],
  margin: vars.space[0],
  lineHeight: vars.font.lineHeight.snug,
});
