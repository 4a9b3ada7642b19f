import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  paddingBlockStart: vars.space[3],
});

export const filters = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
});

export const list = screen.style({
  height: '26rem',
  overflowY: 'auto',
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  scrollbarWidth: 'thin',
});

export const rows = screen.style({ position: 'relative' });

export const row = screen.style({
  position: 'absolute',
  insetInline: vars.space[0],
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  height: '2.25rem',
  paddingInline: vars.space[2],
  fontSize: vars.font.size.sm,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill },
    "&[aria-selected='true']": { backgroundColor: vars.color.accentFill },
    [`${list}:focus-visible &[data-active='true']`]: {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.size.focusRing})`,
    },
  },
});

export const name = screen.style({
  flex: '1',
  minWidth: vars.space[0],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
