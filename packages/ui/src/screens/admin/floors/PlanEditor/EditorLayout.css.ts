import { media } from '../../../../styles/media.ts';
import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

/** Width from which the plan and its properties are shown side by side. */
export const wide = '(min-width: 48rem)';

/** Fills the window except for margins and bar, as the plan has no intrinsic height. */
export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  height: `calc(100dvh - ${vars.size.bottomBar} - 2 * ${vars.space[4]})`,
  minHeight: '30rem',
  overflow: 'hidden',
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  containerType: 'inline-size',
  '@media': {
    [media.tablet]: { height: `calc(100dvh - ${vars.size.bottomBar} - 2 * ${vars.space[6]})` },
    [media.desktop]: { height: `calc(100dvh - 2 * ${vars.space[6]})` },
  },
});

export const placeholder = screen.style({ flex: '1', padding: vars.space[5] });

export const body = screen.style({
  display: 'flex',
  flex: '1',
  flexDirection: 'column',
  minHeight: vars.space[0],
  '@container': { [wide]: { flexDirection: 'row' } },
});

export const middle = screen.style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 55%',
  flexDirection: 'column',
  minWidth: vars.space[0],
  minHeight: vars.space[0],
});

export const notices = screen.style({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInline: vars.space[3],
  zIndex: '1',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  pointerEvents: 'none',
});

screen.global(`${notices} > *`, {
  maxWidth: vars.size.dialogLarge,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.panel,
  boxShadow: vars.shadow.raised,
  pointerEvents: 'auto',
});

export const beginning = screen.style({
  position: 'absolute',
  insetBlockEnd: vars.space[12],
  insetInline: vars.space[3],
  marginInline: 'auto',
  maxWidth: vars.size.form,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.panel,
  boxShadow: vars.shadow.raised,
});

export const aside = screen.style({
  display: 'flex',
  flex: '1 1 45%',
  flexDirection: 'column',
  minHeight: vars.space[0],
  overflowY: 'auto',
  padding: vars.space[3],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
  scrollbarWidth: 'thin',
  '@container': {
    [wide]: {
      flex: `0 0 ${vars.size.popover}`,
      borderBlockStart: 'none',
      borderInlineStart: `${vars.size.hairline} solid ${vars.color.border}`,
    },
  },
});
