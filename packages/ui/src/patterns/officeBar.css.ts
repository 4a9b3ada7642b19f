import { media } from '../styles/media.ts';
import { pattern } from '../styles/style.ts';
import { vars } from '../styles/vars.css.ts';

export const root = pattern.style({
  display: 'flex',
  gap: vars.space[2],
  width: '100%',
  minWidth: vars.space[0],
  padding: vars.space[2],
  // The shell lets pointer events around the bar pass through to the scene.
  pointerEvents: 'auto',
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  '@media': {
    [media.tablet]: {
      width: 'auto',
      border: `${vars.size.hairline} solid ${vars.color.border}`,
      borderRadius: vars.radius.panel,
      boxShadow: vars.shadow.floating,
    },
  },
});
