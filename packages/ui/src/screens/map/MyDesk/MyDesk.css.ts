import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const sections = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
});

export const section = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
});

export const seat = screen.style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
  padding: vars.space[4],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
});

export const seatIcon = screen.style({
  display: 'flex',
  padding: vars.space[3],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.fill,
  color: vars.color.textMuted,
  selectors: {
    "&[data-own='true']": {
      backgroundColor: vars.color.accentFill,
      color: vars.color.accentText,
    },
  },
});

export const seatWords = screen.style({ minWidth: vars.space[0] });

export const buttons = screen.style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
});
