import { fadeOut } from './fadeOut.css.ts';
import { screen } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = screen.style({
  position: 'relative',
  display: 'flex',
  flex: '1',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '100%',
  padding: vars.space[4],
  backgroundColor: vars.color.background,
  pointerEvents: 'auto',
  selectors: { "&[data-leaving='true']": { ...fadeOut, pointerEvents: 'none' } },
});

export const card = screen.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space[3],
  width: `min(100%, ${vars.size.form})`,
  textAlign: 'center',
  textWrap: 'balance',
  wordBreak: 'auto-phrase',
  selectors: {
    "&[data-on-picture='true']": {
      position: 'relative',
      padding: vars.space[4],
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.panel,
      boxShadow: vars.shadow.floating,
    },
  },
});

export const icon = screen.style({
  display: 'flex',
  alignSelf: 'center',
  padding: vars.space[3],
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.fill,
  color: vars.color.textMuted,
});

export const actions = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
});
