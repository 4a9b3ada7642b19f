import { media } from '../../styles/media.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

const hairline = `${vars.size.hairline} solid ${vars.color.border}`;

export const root = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  backgroundColor: vars.color.background,
  '@media': { [media.desktop]: { flexDirection: 'row' } },
});

export const bar = pattern.style({
  position: 'sticky',
  insetBlockStart: vars.space[0],
  zIndex: vars.layer.rail,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.bottomBar,
  paddingBlockStart: 'env(safe-area-inset-top)',
  paddingInline: vars.space[3],
  backgroundColor: vars.color.panel,
  borderBlockEnd: hairline,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const barContent = pattern.style({
  display: 'flex',
  flexGrow: '1',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: '0',
});

export const side = pattern.style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: vars.space[0],
      display: 'flex',
      flexDirection: 'column',
      flex: 'none',
      gap: vars.space[4],
      width: vars.size.railExpanded,
      height: '100dvh',
      padding: vars.space[3],
      overflowY: 'auto',
      backgroundColor: vars.color.panel,
      borderInlineEnd: hairline,
    },
    [media.smallLaptop]: { gap: vars.space[2] },
  },
});

export const brand = pattern.style({ padding: vars.space[2] });

export const nav = pattern.style({
  flexGrow: '1',
  '@media': {
    [media.desktop]: {
      minHeight: vars.space[24],
      marginInline: `calc(-1 * ${vars.space[3]})`,
      paddingInline: vars.space[3],
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
  },
});

/** Columns in the collapsed navigation, so that a low window shows all entries and the account menu. */
export const list = pattern.style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(2 * ${vars.space[20]})), 1fr))`,
  gap: vars.space.half,
  margin: vars.space[0],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[0],
  listStyle: 'none',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const group = pattern.style({
  margin: vars.space[0],
  paddingBlockStart: vars.space[3],
  paddingInline: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
});

export const entry = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.control,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  '@media': { [media.smallLaptop]: { minHeight: vars.size.controlSmall } },
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill, color: vars.color.text },
  },
});

export const current = pattern.style({
  backgroundColor: vars.color.accentFill,
  color: vars.color.accentText,
  fontWeight: vars.font.weight.medium,
  selectors: {
    '&:hover': { backgroundColor: vars.color.accentFillHover, color: vars.color.accentText },
  },
});

export const foot = pattern.style({ paddingBlockStart: vars.space[2], borderBlockStart: hairline });

export const main = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: '1',
  minWidth: '0',
  outline: 'none',
});

export const page = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: '1',
  gap: vars.space[6],
  minWidth: '0',
  paddingBlock: vars.space[4],
  paddingInline: `max(${vars.space[4]}, env(safe-area-inset-left))`,
  '@media': {
    [media.tablet]: { paddingBlock: vars.space[6], paddingInline: vars.space[8] },
  },
});

export const columns = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: '1',
  minWidth: '0',
  '@media': { [media.wide]: { flexDirection: 'row' } },
});

export const panel = pattern.style({
  padding: vars.space[4],
  backgroundColor: vars.color.panel,
  borderBlockStart: hairline,
  outline: 'none',
  '@media': {
    [media.wide]: {
      position: 'sticky',
      insetBlockStart: vars.space[0],
      flex: 'none',
      width: vars.size.panelMin,
      height: '100dvh',
      overflowY: 'auto',
      borderBlockStart: 'none',
      borderInlineStart: hairline,
    },
  },
});
