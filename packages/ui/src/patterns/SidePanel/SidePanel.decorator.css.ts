import { media } from '../../styles/media.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const backdrop = pattern.style({
  minHeight: '100dvh',
  backgroundColor: vars.color.background,
});

export const panel = pattern.style({
  height: '100dvh',
  backgroundColor: vars.color.surface,
  '@media': {
    [media.tablet]: {
      width: vars.size.panel,
      height: `calc(100dvh - 2 * ${vars.space[3]})`,
      margin: vars.space[3],
      marginBlockEnd: vars.space[0],
      overflow: 'hidden',
      border: `${vars.size.hairline} solid ${vars.color.border}`,
      borderRadius: vars.radius.panel,
      boxShadow: vars.shadow.floating,
      position: 'absolute',
    },
  },
});
