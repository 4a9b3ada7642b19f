import { screen } from '../../../styles/style.ts';
import { planVars } from '../../../styles/planVars.css.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  margin: vars.space[0],
  padding: vars.space[0],
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  listStyle: 'none',
});

export const item = screen.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  whiteSpace: 'nowrap',
});

export const sample = screen.style({
  width: vars.space[3],
  height: vars.space[3],
  border: `${vars.size.hairline} solid ${planVars.line}`,
  borderRadius: vars.radius.small,
  backgroundColor: planVars.seat,
  forcedColorAdjust: 'none',
  selectors: {
    "&[data-state='SELECTED']": { backgroundColor: planVars.line },
    "&[data-state='ACTIVE']": {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
    },
  },
});
