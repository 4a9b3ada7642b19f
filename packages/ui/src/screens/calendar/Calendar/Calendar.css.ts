import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  height: '100%',
  '@media': {
    // Only the calendar is printed.
    print: { position: 'fixed', inset: vars.space[0], height: 'auto', zIndex: vars.layer.tooltip },
  },
});

export const main = screen.style({
  flex: '1',
  minWidth: vars.space[0],
  height: '100%',
  selectors: { '&[hidden]': { display: 'none' } },
});

export const form = screen.style({
  flex: '1',
  minWidth: vars.space[0],
  height: '100%',
  outline: 'none',
});

export const formBeside = screen.style({
  flex: 'none',
  width: `calc(${vars.size.popover} + ${vars.space[8]} + ${vars.space[2]})`,
  borderInlineEnd: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const content = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  height: '100%',
});

screen.global(`body:has(${root}) *`, { '@media': { print: { visibility: 'hidden' } } });
screen.global(`${root}, ${root} *`, {
  '@media': { print: { visibility: 'visible !important' as 'visible' } },
});

screen.global(`${root} header button`, { '@media': { print: { display: 'none' } } });

export const bar = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  selectors: { '& + &': { marginBlockStart: vars.space[2] } },
});

export const steps = screen.style({ display: 'flex', alignItems: 'center', gap: vars.space[1] });

export const period = screen.style({
  flex: '1',
  minWidth: 'min-content',
  fontVariantNumeric: 'tabular-nums',
});

export const view = screen.style({ width: `calc(${vars.space[24]} + ${vars.space[8]})` });

export const paperless = screen.style({
  '@media': { print: { display: 'none' } },
});

export const legend = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const person = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: vars.space[0],
});

export const dot = screen.style({
  flexShrink: '0',
  width: vars.space[2],
  height: vars.space[2],
  borderRadius: vars.radius.round,
  backgroundColor: 'var(--office-person)',
});

export const grid = screen.style({
  position: 'relative',
  display: 'flex',
  flex: '1',
  flexDirection: 'column',
  // Below this height the panel scrolls instead of the grid shrinking.
  minHeight: vars.size.popover,
});

export const waiting = screen.style({
  position: 'absolute',
  insetInline: vars.space[0],
  top: vars.space[0],
  zIndex: 5,
});

export const zone = screen.style({ width: `calc(${vars.size.popover} - ${vars.space[8]})` });
