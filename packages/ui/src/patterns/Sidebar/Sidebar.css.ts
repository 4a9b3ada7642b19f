import { media } from '../../styles/media.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

const inset = vars.space[2];
const iconStart = `calc((${vars.size.rail} - 2 * ${inset} - ${vars.size.icon}) / 2)`;

export const root = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  width: vars.size.rail,
  height: '100%',
  backgroundColor: vars.color.panel,
  borderInlineEnd: `${vars.size.hairline} solid ${vars.color.border}`,
  transition: `width ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': {
    [media.desktop]: {
      selectors: { "&[data-expanded='true']": { width: vars.size.railExpanded } },
    },
  },
});

export const head = pattern.style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: vars.size.bottomBar,
  paddingInline: vars.space[4],
  '@media': { [media.belowDesktop]: { visibility: 'hidden' } },
});

const clear = `transparent, black ${vars.space[8]}`;

// Entries share the height, 32 to 40 px each. In lower windows the list scrolls.
export const list = pattern.style({
  display: 'flex',
  flex: '1',
  flexDirection: 'column',
  gap: vars.space.half,
  minHeight: vars.space[0],
  margin: vars.space[0],
  overflowX: 'hidden',
  overflowY: 'auto',
  paddingBlockEnd: vars.space[1],
  paddingInline: inset,
  listStyle: 'none',
  scrollPaddingBlock: vars.space[8],
  scrollbarWidth: 'none',
  selectors: {
    "&[data-more='above']": { maskImage: `linear-gradient(to bottom, ${clear})` },
    "&[data-more='below']": { maskImage: `linear-gradient(to top, ${clear})` },
    "&[data-more='above below']": {
      maskImage: `linear-gradient(to bottom, ${clear}), linear-gradient(to top, ${clear})`,
      maskComposite: 'intersect',
    },
  },
});

export const item = pattern.style({
  display: 'flex',
  flex: `0 1 ${vars.size.control}`,
  minHeight: vars.size.controlSmall,
});

export const entry = pattern.style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: '1',
  minWidth: vars.space[0],
  paddingInlineStart: iconStart,
  paddingInlineEnd: vars.space[1],
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  // Tight kana spacing, so that the longest name and a badge fit in a row.
  fontFeatureSettings: "'palt'",
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill, color: vars.color.text },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space.half})` },
  },
});

export const find = pattern.style({
  paddingBlock: vars.space[0],
  border: 'none',
  backgroundColor: 'transparent',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});

export const current = pattern.style({
  backgroundColor: vars.color.accentFill,
  color: vars.color.accentText,
  fontWeight: vars.font.weight.medium,
  selectors: {
    '&:hover': { backgroundColor: vars.color.accentFillHover, color: vars.color.accentText },
  },
});

const nameHidden = {
  position: 'absolute',
  width: vars.size.hairline,
  height: vars.size.hairline,
  clipPath: 'inset(50%)',
} as const;

export const name = pattern.style({
  flex: '1',
  minWidth: vars.space[0],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [media.belowDesktop]: nameHidden },
  selectors: { "[data-expanded='false'] &": nameHidden },
});

const badgeOnIcon = {
  position: 'absolute',
  insetBlockStart: vars.space[0],
  insetInlineStart: `calc(${iconStart} + ${vars.space[3]})`,
} as const;

export const badge = pattern.style({
  display: 'flex',
  flex: 'none',
  marginInlineStart: `calc(-1 * ${vars.space[1]})`,
  '@media': { [media.belowDesktop]: badgeOnIcon },
  selectors: { "[data-expanded='false'] &": badgeOnIcon },
});

export const foot = pattern.style({
  flex: 'none',
  padding: vars.space[3],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
});
